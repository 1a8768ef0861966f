import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNginx } from '../src/nginx-program.ts';

export const nginx = findNginx() ?? '';
/** Says why tests were skipped. */
export const nginxTitle =
  nginx === '' ? 'nginx is not installed, so these were skipped: apt-get install nginx-light' : 'nginx';

let count = 0;

/** An address that no other test of the file has. */
export function freshPath(cache?: string, more = ''): string {
  count += 1;
  return `/page-${count}?${cache === undefined ? '' : `cache=${encodeURIComponent(cache)}`}${more}`;
}

/** The workers of an nginx that runs with a folder. None on systems without `/proc`. Source: proc(5), `children`. */
export function workersOf(folder: string): readonly string[] {
  try {
    const master = readFileSync(join(folder, 'nginx.pid'), 'utf8').trim();
    return readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ');
  } catch {
    return [];
  }
}
