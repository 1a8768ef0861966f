/**
 * Loaded with `--import` into servers whose clock jumps in the drill: on SIGUSR2, `Date` is shifted by the milliseconds in the file that
 * `DRILL_CLOCK` names. The clock of the machine itself stays right for the others.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
let shift = 0;

function now(): number {
  return RealDate.now() + shift;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], self) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, self) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
});

const file = process.env['DRILL_CLOCK'];
if (file !== undefined)
  process.on('SIGUSR2', () => {
    shift = Number(readFileSync(file, 'utf8'));
  });
