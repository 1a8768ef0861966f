import { office } from './office.ts';

/** Creates a token for the running API. */
export async function officeToken(): Promise<string> {
  const answer = await office('token', '--name', 'e2e', '--role', 'publisher', '--markets', 'all', '--days', '1');
  const [secret] = /vlt_[\w-]+/.exec(answer) ?? [];
  if (secret === undefined) throw new Error(`The command printed no token: ${answer}`);
  return secret;
}
