import { closeSync, openSync, readSync } from 'node:fs';
import { PackedIndex } from './packed-index.ts';
import { readRedirects } from './parse-redirects.ts';
import type { Problem } from './problem.ts';
import { compileRedirects, type RedirectTable } from './redirect-table.ts';
import type { RedirectRule } from './rule.ts';

export { hostsOf } from './redirect-table.ts';

export interface LoadOptions {
  /** The market's own origin, `https://be.veralune.example`. */
  readonly site: string;
}

export interface LoadedRedirects {
  readonly table: RedirectTable;
  /** Invalid lines, for the log. They are left out; the other lines are used. */
  readonly problems: readonly Problem[];
}

/**
 * Reads and compiles a market's file, once, when the app starts. The file is read in chunks, so that it is never in
 * memory as a whole.
 * @throws if the file cannot be read
 */
export function loadRedirects(file: string, { site }: LoadOptions): LoadedRedirects {
  const problems: Problem[] = [];
  const rules = onlyRules(readRedirects(textOf(file)), problems);
  const table = compileRedirects(rules, { site, createIndex: () => new PackedIndex() });
  return { table, problems };
}

function* onlyRules(parsed: Iterable<RedirectRule | Problem>, problems: Problem[]): Generator<RedirectRule> {
  for (const each of parsed) {
    if (each.kind === 'rule') yield each;
    else problems.push(each);
  }
}

const chunkBytes = 1 << 18;

function* textOf(file: string): Generator<string> {
  const descriptor = openSync(file, 'r');
  try {
    const buffer = new Uint8Array(chunkBytes);
    const decoder = new TextDecoder();
    for (;;) {
      const length = readSync(descriptor, buffer, 0, chunkBytes, null);
      if (length === 0) break;
      yield decoder.decode(buffer.subarray(0, length), { stream: true });
    }
    yield decoder.decode();
  } finally {
    closeSync(descriptor);
  }
}
