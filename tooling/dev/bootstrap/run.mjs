import { spawn } from 'node:child_process';

/** @type {[NodeJS.Signals, number][]} */
const signals = [
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGTERM', 15],
];

/**
 * Runs a program in the foreground and forwards signals to it, so that it can clean up before both processes end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} its exit code; 128 + n if signal n ended it
 */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    for (const [signal] of signals) process.on(signal, forward);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const [each] of signals) process.off(each, forward);
      resolve(code ?? 128 + (signals.find(([each]) => each === signal)?.[1] ?? 0));
    });
  });
}
