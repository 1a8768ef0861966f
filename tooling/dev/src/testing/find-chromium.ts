import { findProgram, isExecutable, pathFolders } from '@veralune/local-servers/find-program';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

export type Chromium = { readonly path: string } | { readonly missing: string };

/** The browser for tests: the one that CHROMIUM_PATH names, or one in PATH. */
export function findChromium(environment: NodeJS.ProcessEnv): Chromium {
  const named = environment['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return { path: named };
    return {
      missing: `CHROMIUM_PATH names ${named}, which is not an executable file. Set it to a Chromium, or unset it.`,
    };
  }
  const path = findProgram(names, pathFolders(environment));
  if (path !== undefined) return { path };
  return {
    missing:
      'Chromium is missing, so no browser test can run. Install it (Debian and Ubuntu: `apt-get install chromium`), ' +
      'or set CHROMIUM_PATH to the one you have.',
  };
}
