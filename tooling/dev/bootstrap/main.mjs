import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freeMegabytes, requireSpace } from './disk.mjs';
import { toolEnvironment } from './environment.mjs';
import { ensurePackages } from './packages.mjs';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';
import { ensureTools, toolPaths } from './tools.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Megabytes that the first run needs (packages, tools, builds, database), and that later runs need at most. */
const wanted = { first: 3_000, later: 300 };

/**
 * Installs the pinned tools and packages, then runs `src/<command>.ts` with the pinned Node.
 * @param {readonly string[]} argv the command and its arguments
 */
export async function main([command = 'start', ...rest]) {
  const paths = toolPaths(root);
  const env = toolEnvironment(process.env, paths.bin);
  try {
    requireSpace(freeMegabytes(root), existsSync(join(root, 'node_modules')) ? wanted.later : wanted.first, root);
    await ensureTools(paths, env);
    await ensurePackages(root, env);
  } catch (error) {
    process.exitCode = 1;
    if (!(error instanceof Problem)) throw error;
    // If the disk becomes full during the installation, npm and pnpm report other errors.
    const free = freeMegabytes(root);
    const full = `The disk is full: ${root} has ${free} MB left. Free some space and try again.`;
    process.stderr.write(`${free < 100 ? full : error.message}\n`);
    return;
  }
  // The command stops when the IPC channel closes: it then knows that this process has ended, even after SIGKILL.
  process.exitCode = await run(paths.node, [join(root, `tooling/dev/src/${command}.ts`), ...rest], {
    env,
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}
