import type { RichText } from '@veralune/api-client/contract';

type Block = RichText[number];

function isItem(line: string): boolean {
  return line.startsWith('- ');
}

/** Parses one paragraph and joins its lines. A list and the text directly before it are two blocks. */
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

/** A line without `- ` continues the item before it. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (isItem(line)) items.push(line.slice(2).trim());
    else items.push(`${items.pop() ?? ''} ${line}`);
  }
  return items;
}

/** Parses the content's markup: empty lines separate paragraphs; `## ` heading, `- ` list item, `> ` quotation. */
export function richTextOf(text: string): RichText {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap(blocksOf);
}
