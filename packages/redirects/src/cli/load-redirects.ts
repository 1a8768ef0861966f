import { closeSync, openSync, readSync } from 'node:fs';
import { PackedIndex } from '../packed-index.ts';
import { readRedirects } from '../parse-redirects.ts';
import type { Problem } from '../problem.ts';
import { compileRedirects, type RedirectTable } from '../redirect-table.ts';
import type { RedirectRule } from '../rule.ts';

export { hostsOf } from '../redirect-table.ts';

export interface LoadOptions {
  /** The market's own origin, `https://be.veralune.example`. */
  readonly site: string;
}

export interface LoadedRedirects {
  readonly table: RedirectTable;
  /** Lines that are left out, for the log: one unreadable rule must not take the others with it. */
  readonly problems: readonly Problem[];
}

/**
 * A market's file, ready to be asked. Read once, when the app starts; it is streamed, so that the file never stands in
 * memory as a whole.
 * @throws where the file can't be read
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
