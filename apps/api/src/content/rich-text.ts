import type { RichText } from '@veralune/api-client/contract';

type Block = RichText[number];

function isItem(line: string): boolean {
  return line.startsWith('- ');
}

/** Lines of one paragraph, folded into one; a list and what stands before it without an empty line are two blocks. */
function blocksOf(paragraph: string): Block[] {
  const lines = paragraph.split('\n').map((line) => line.trim());
  const first = lines[0] ?? '';
  if (first.startsWith('## ')) {
    const heading: Block = { kind: 'heading', text: first.slice(3).trim() };
    return lines.length === 1 ? [heading] : [heading, ...blocksOf(lines.slice(1).join('\n'))];
  }
  if (first.startsWith('> ')) {
    return [
      {
        kind: 'quote',
        text: lines
          .map((line) => line.replace(/^>\s*/, ''))
          .join(' ')
          .trim(),
      },
    ];
  }
  const listStart = lines.findIndex(isItem);
  if (listStart === -1) return [{ kind: 'paragraph', text: lines.join(' ') }];
  const before: Block[] = listStart === 0 ? [] : [{ kind: 'paragraph', text: lines.slice(0, listStart).join(' ') }];
  return [...before, { kind: 'list', items: itemsOf(lines.slice(listStart)) }];
}

/** A line that starts no item goes on with the one before. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (isItem(line)) items.push(line.slice(2).trim());
    else items.push(`${items.pop() ?? ''} ${line}`);
  }
  return items;
}

/** Reads the content's plain notation: empty lines part paragraphs; `## ` heading, `- ` list item, `> ` quotation. */
export function richTextOf(text: string): RichText {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap(blocksOf);
}
