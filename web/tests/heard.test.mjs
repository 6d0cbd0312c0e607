// A game of each title by somebody who hears the page and sees nothing of it: what a screen reader is
// told is all there is, and what it can press is pressed through it.
import assert from 'node:assert/strict';
import { house } from './lantern.mjs';
import { play } from './senses.mjs';

/** What the browser tells a screen reader of a page. */
class Reader {
  static async of(page) {
    const reader = new Reader();
    reader.wire = await page.context().newCDPSession(page);
    await reader.wire.send('Accessibility.enable');
    return reader;
  }

  /** Everything that is told, in order: its role, its name, and what it is in. */
  async all() {
    const { nodes } = await this.wire.send('Accessibility.getFullAXTree');
    const known = new Map(nodes.map((node) => [node.nodeId, node]));
    const within = (node, made = []) => {
      const up = known.get(node.parentId);
      return up ? within(up, [...made, this.#told(up)]) : made;
    };
    return nodes
      .filter((node) => !node.ignored)
      .map((node) => ({ ...this.#told(node), in: within(node), dom: node.backendDOMNodeId }));
  }

  #told({ role, name }) {
    return { role: role?.value ?? '', name: name?.value?.trim() ?? '' };
  }

  /** Presses something, as a screen reader does for whoever listens. */
  async press({ dom }) {
    const { object } = await this.wire.send('DOM.resolveNode', { backendNodeId: dom });
    await this.wire.send('Runtime.callFunctionOn', {
      objectId: object.objectId,
      functionDeclaration: 'function () { this.click(); }',
    });
  }

  /** The choices, once they are open: they are buttons in a panel of that name. */
  async choices() {
    const told = await this.all();
    const nameless = told.filter((one) => one.role === 'button' && one.name === '');
    assert.deepEqual(nameless, [], 'every button says what it does');
    const buttons = told.filter((one) => one.role === 'button');
    const choices = buttons.filter((one) =>
      one.in.some((up) => up.role === 'tabpanel' && up.name === 'Choices'),
    );
    return { choices, way: buttons.find((one) => one.name === 'To the choices') };
  }
}

play(
  house(),
  'by ear alone',
  (page) => Reader.of(page),
  async (player, reader, number) => {
    let { choices, way } = await reader.choices();
    if (choices.length === 0) {
      assert.ok(way, 'there is a way to the choices');
      await reader.press(way);
      await player.settle();
      ({ choices } = await reader.choices());
    }
    assert.ok(choices.length > 0, 'there is something to choose');
    await player.step(() => reader.press(choices[number % choices.length]));
  },
);
