import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Seconds that the machine's processors were taken by its host since it runs; 0 where the system does not tell. */
export function stolenSeconds(): number {
  try {
    const [, , , , , , , , stolen = '0'] = readFileSync('/proc/stat', 'utf8').split(/\s+/);
    return Number(stolen) / ticksPerSecond;
  } catch {
    return 0;
  }
}
