import { findProgram, isExecutable, pathFolders } from '@veralune/local-servers/find-program';

const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Names of programs in the order of preference. */
const programs = {
  /** A browser with windows. The accepted pictures were taken with it. */
  browser: browsers,
  /** Chromium without windows tests pages a sixth faster, but renders text a little differently. */
  shell: ['chromium-headless-shell', ...browsers],
} as const;

export type Chromium = { readonly path: string } | { readonly missing: string };

/** The browser for tests: the one that CHROMIUM_PATH names, or one in PATH. */
export function findChromium(environment: NodeJS.ProcessEnv, kind: keyof typeof programs): Chromium {
  const named = environment['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return { path: named };
    return {
      missing: `CHROMIUM_PATH names ${named}, which is not an executable file. Set it to a Chromium, or unset it.`,
    };
  }
  const path = findProgram(programs[kind], pathFolders(environment));
  if (path !== undefined) return { path };
  return {
    missing:
      'Chromium is missing, so no browser test can run. Install it (Debian and Ubuntu: `apt-get install chromium`), ' +
      'or set CHROMIUM_PATH to the one you have.',
  };
}
