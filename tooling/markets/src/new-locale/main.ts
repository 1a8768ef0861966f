import { parseArgs } from 'node:util';
import { root } from '@veralune/dev/root';
import { runSteps } from '../edit/run-steps.ts';
import { generators, pictures } from '../new-market/generate.ts';
import { planLocale } from './plan.ts';
import { writeLocale } from './write-locale.ts';

const usage = `npm run new-locale -- <language>-<country> [options]   adds a language to a market: de-lu
  --market be       the market; by default the one that serves the country
  --from de-de      the locale whose words it starts with`;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function run(): Promise<void> {
  const options = { market: { type: 'string' }, from: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const plan = planLocale(positionals[0] ?? '', values);
  const { files, toDo } = await writeLocale(root, plan);
  print(`${String(files.length)} files of ${plan.code} are written.`);
  const failed = runSteps(root, [...generators, pictures({ id: plan.market })], print);
  for (const each of failed) print(`\nThis failed: ${each}`);
  print(`\nStill to do:\n${toDo.map((line) => `  - ${line}`).join('\n')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

run().catch((thrown: unknown) => {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n\n${usage}\n`);
  process.exitCode = 1;
});
