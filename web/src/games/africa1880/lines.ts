/** The lines of a sheet as sentences, signs and places: the same words as the button had. */
import { keys } from '../../lib/texts.svelte';
import type { Seat, Text } from '../../wire';
import type { SheetLine } from '../../wire/africa1880';
import type { MarkName } from './marks';

keys('africa1880-board-line-void');

export function textOfLine(line: SheetLine): Text {
  switch (line.order) {
    case 'develop':
      return { key: 'africa1880-do-develop', args: { at: { place: line.at } } };
    case 'nothing':
      return { key: 'africa1880-do-nothing', args: { at: { place: line.at } } };
    case 'explore':
      return {
        key: 'africa1880-do-explore',
        args: { from: { place: line.at }, to: { place: line.to } },
      };
    case 'land':
      return { key: 'africa1880-do-land', args: { at: { place: line.at } } };
    case 'alliance':
      return { key: 'africa1880-do-ally', args: { power: { seat: line.with } } };
    case 'war':
      return { key: 'africa1880-do-war', args: { power: { seat: line.on } } };
    case 'void':
      return { key: 'africa1880-board-line-void', args: { at: { place: line.at } } };
  }
}

/** The name of the action that wrote a line; none for a line nobody can write here. */
export function nameOfLine(line: SheetLine, power: (seat: Seat) => string): string | null {
  switch (line.order) {
    case 'explore':
      return `explore ${line.at} ${line.to}`;
    case 'alliance':
      return `ally ${power(line.with)}`;
    case 'war':
      return `war ${power(line.on)}`;
    case 'void':
      return null;
    default:
      return `${line.order} ${line.at}`;
  }
}

const MARKS: Record<SheetLine['order'], MarkName> = {
  develop: 'hammer',
  nothing: 'pause',
  explore: 'explore',
  land: 'ship',
  alliance: 'dove',
  war: 'cannon',
  void: 'warning',
};

export function markOfLine(line: SheetLine): MarkName {
  return MARKS[line.order];
}

export function placesOfLine(line: SheetLine): string[] {
  if (line.order === 'explore') return [line.at, line.to];
  return 'at' in line ? [line.at] : [];
}
