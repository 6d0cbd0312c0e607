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
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0 && open.every((line) => /^[-*] /.test(line))) {
      blocks.push({ kind: 'ul', items: open.map((line) => inline(line.slice(2))) });
    } else if (open.length > 0) {
      blocks.push({ kind: 'p', words: inline(open.join(' ')) });
    }
    open = [];
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (heading || !line) close();
    if (heading)
      blocks.push({ kind: heading[1]!.length <= 2 ? 'h2' : 'h3', words: inline(heading[2]!) });
    else if (line) open.push(line);
  }
  close();
  return blocks;
}
