/** A shell command of a page of documentation. */
export interface DocumentedCommand {
  /** Without its comment; a command of several lines keeps its line ends. */
  readonly text: string;
  /** The comment `<!-- … -->` above its block, which names the block for tests. */
  readonly mark: string | undefined;
}

interface Block {
  readonly language: string;
  readonly mark: string | undefined;
  readonly lines: string[];
}

/** The code blocks of a page, also those within lists. */
function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let mark: string | undefined;
  for (const line of markdown.split('\n').map((each) => each.trim())) {
    const [, language] = /^```(\w*)$/.exec(line) ?? [];
    if (open !== undefined && language === '') {
      blocks.push(open);
      open = mark = undefined;
    } else if (open !== undefined) open.lines.push(line);
    else if (language !== undefined) open = { language, mark, lines: [] };
    else if (line !== '') mark = /^<!-- (.+) -->$/.exec(line)?.[1];
  }
  return blocks;
}

/** The languages of the code blocks of a page; empty for a block that names none. */
export function blockLanguages(markdown: string): string[] {
  return blocksOf(markdown).map(({ language }) => language);
}

/** The commands of the blocks whose language is `sh`, in their order. */
export function documentedCommands(markdown: string): DocumentedCommand[] {
  return blocksOf(markdown)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ mark, lines }) =>
      lines
        .join('\n')
        .split(/(?<!\\)\n/)
        .map((line) => line.replace(/(?:^|\s+)# .*$/, '').trim())
        .filter((text) => text !== '')
        .map((text) => ({ text, mark })),
    );
}
