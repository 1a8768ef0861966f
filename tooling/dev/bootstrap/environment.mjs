import { delimiter } from 'node:path';

/**
 * The environment for the pinned tools. npm passes its own settings on as `npm_*` variables, which would make a
 * nested npm or pnpm work in the wrong folder. All other variables are kept.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} binFolder is put first in PATH
 * @returns {Record<string, string | undefined>}
 */
export function toolEnvironment(environment, binFolder) {
  const kept = Object.entries(environment).filter(([name]) => !/^npm_/i.test(name));
  return { ...Object.fromEntries(kept), PATH: `${binFolder}${delimiter}${environment.PATH ?? ''}` };
}
