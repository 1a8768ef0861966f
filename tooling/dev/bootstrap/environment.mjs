import { delimiter } from 'node:path';

/**
 * The environment for the pinned tools. npm hands its own settings down as `npm_*` variables, which would make a
 * nested npm or pnpm work in the wrong folder; certificates and everything else stay.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} binFolder comes first in PATH
 * @returns {Record<string, string | undefined>}
 */
export function toolEnvironment(environment, binFolder) {
  const kept = Object.entries(environment).filter(([name]) => !/^npm_/i.test(name));
  return { ...Object.fromEntries(kept), PATH: `${binFolder}${delimiter}${environment.PATH ?? ''}` };
}
