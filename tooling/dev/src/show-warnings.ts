import { readableLog } from './readable-log.ts';
import { print } from './print.ts';

const warning = /\berror\b|\bwarn|⨯|⚠/i;

/** Shows all output of the API; of the sites and builds, only warnings and errors. @returns whether the line was shown */
export function showWarnings(source: string, line: string): boolean {
  return (source === 'api' || warning.test(line)) && print(`  ${source} | ${readableLog(line)}`);
}
