/** @param {number} since */
function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1);
}

/**
 * Runs a long step, and prints when it starts and how long it took.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  const started = Date.now();
  process.stdout.write(`→ ${title}\n`);
  const result = await work();
  process.stdout.write(`✓ ${title} (${seconds(started)} s)\n`);
  return result;
}
