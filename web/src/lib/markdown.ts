/**
 * The little Markdown that the history pages use: headings, paragraphs, lists, emphasis. What
 * comes out is a tree of plain words, so that nothing in a text can become markup.
 */
export type Inline = { kind: 'plain' | 'strong' | 'em'; text: string };
export type Block =
  { kind: 'h2' | 'h3' | 'p'; words: Inline[] } | { kind: 'ul'; items: Inline[][] };

function inline(text: string): Inline[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_)/);
  return parts.filter(Boolean).map((part): Inline => {
    if (part.startsWith('**') && part.length > 4)
      return { kind: 'strong', text: part.slice(2, -2) };
    if (/^([*_]).+\1$/.test(part)) return { kind: 'em', text: part.slice(1, -1) };
    return { kind: 'plain', text: part };
  });
}

export function markdown(text: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of text.replaceAll('\r', '').split(/\n{2,}/)) {
    const lines = chunk
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const [first] = lines;
    if (first === undefined) continue;
    const heading = /^(#{1,4})\s+(.*)$/.exec(first);
    if (heading) {
      blocks.push({ kind: heading[1]!.length <= 2 ? 'h2' : 'h3', words: inline(heading[2]!) });
      lines.shift();
    }
    if (lines.length === 0) continue;
    if (lines.every((line) => /^[-*] /.test(line))) {
      blocks.push({ kind: 'ul', items: lines.map((line) => inline(line.slice(2))) });
    } else {
      blocks.push({ kind: 'p', words: inline(lines.join(' ')) });
    }
  }
  return blocks;
}
