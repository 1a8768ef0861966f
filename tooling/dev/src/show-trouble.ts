import { readableLog } from './readable-log.ts';
import { say } from './say.ts';

const trouble = /\berror\b|\bwarn|⨯|⚠/i;

/** Shows what the API says, and of the sites and builds only what sounds like trouble. Answers whether it showed it. */
export function showTrouble(source: string, line: string): boolean {
  return (source === 'api' || trouble.test(line)) && say(`  ${source} | ${readableLog(line)}`);
}
