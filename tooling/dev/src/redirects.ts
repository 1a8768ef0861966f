import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

// Files are named as seen from where the person stands; npm itself goes to the root.
const { status } = spawnSync(
  process.execPath,
  [join(root, 'packages/redirects/src/cli/main.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', cwd: process.env['INIT_CWD'] ?? root },
);
process.exitCode = status ?? 1;
