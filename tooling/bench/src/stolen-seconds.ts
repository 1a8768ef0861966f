import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Steal time of the virtual machine since its start, in seconds (proc(5), `steal`); 0 if the system does not report it. */
export function stolenSeconds(): number {
  try {
    const [, , , , , , , , stolen = '0'] = readFileSync('/proc/stat', 'utf8').split(/\s+/);
    return Number(stolen) / ticksPerSecond;
  } catch {
    return 0;
  }
}
