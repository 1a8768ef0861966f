import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '@veralune/dev/root';
import { runSteps } from '../edit/run-steps.ts';
import { askFor, fromFlags, type Given } from './ask.ts';
import { generators, pictures, toDo } from './generate.ts';
import { planMarket } from './plan.ts';
import { writeMarket } from './write-market.ts';

const usage = `npm run new-market -- <country> [options]   asks for what the options do not say
  --from be                             market whose menus, prices and routes are copied
  --locales fr-fr                       the default one first
  --currency EUR|CHF
  --vat 5.5                             of food supplements, in percent
  --no-selling                          visitors cannot buy on the site
  --place "75011, Paris, 48.859, 2.379" a postcode with its town and position
  --mobile "06 12 34 56 78"
  --flag "across #1f4fa3 #fffefb #d8323c" stripes of one width, from the left; from the top with "down"
npm run new-market -- rehearse          tries all of this, and a new locale, in a copy of the last commit`;

const options = {
  from: { type: 'string' },
  locales: { type: 'string' },
  currency: { type: 'string' },
  vat: { type: 'string' },
  selling: { type: 'boolean' },
  place: { type: 'string' },
  mobile: { type: 'string' },
  flag: { type: 'string' },
} as const;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function given(): Given {
  const { values, positionals } = parseArgs({ options, allowPositionals: true, allowNegative: true });
  const { selling, locales, ...others } = values;
  return {
    ...(others as Given),
    ...(positionals[0] !== undefined && { id: positionals[0].toLowerCase() }),
    ...(selling !== undefined && { sellsOnline: selling }),
    ...(locales !== undefined && { locales: locales.split(',') }),
  };
}

/** The package manager links the dependencies of the new app. */
function link(): string[] {
  const { status, stdout } = spawnSync('pnpm', ['install', '--prefer-offline', '--frozen-lockfile'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`pnpm install:\n${stdout}`];
}

async function run(): Promise<void> {
  const flags = given();
  if (flags.id === 'rehearse') {
    const { rehearse } = await import('./rehearse.ts');
    process.exitCode = (await rehearse(root, print)) ? 0 : 1;
    return;
  }
  const isAsked = process.stdin.isTTY && flags.place === undefined;
  const plan = planMarket(isAsked ? await askFor(flags) : fromFlags(flags));
  const written = await writeMarket(root, plan);
  print(`${String(written.files.length)} files of ${plan.name} are written.`);
  const failed = [...link(), ...runSteps(root, [...generators, pictures(plan)], print)];
  for (const each of failed) print(`\nThis failed: ${each}`);
  print(
    `\nStill to do:\n${toDo(plan, written)
      .map((line) => `  - ${line}`)
      .join('\n')}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

run().catch((thrown: unknown) => {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n\n${usage}\n`);
  process.exitCode = 1;
});
