import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const office = fileURLToPath(new URL('../../../apps/api/src/office/main.ts', import.meta.url));
const options = ['--name', 'e2e', '--role', 'publisher', '--markets', 'all', '--days', '1'];

/** Creates a token for the running API of `DATA_DIR`, with the same command as `npm run office -- token`. */
export async function officeToken(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [office, 'token', ...options]);
  const [secret] = /vlt_[\w-]+/.exec(stdout) ?? [];
  if (secret === undefined) throw new Error(`The command printed no token: ${stdout}`);
  return secret;
}
