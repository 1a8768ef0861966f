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
