#!/usr/bin/env node
import { check } from './commands/check.ts';
import { explainAddress } from './commands/explain.ts';
import { flattenFile } from './commands/flatten.ts';
import { importFile } from './commands/import.ts';
import { readOptions, type Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import { commandNames, usage } from './usage.ts';
import { UsageError } from './usage-error.ts';

type Command = (options: Options) => Outcome | Promise<Outcome>;

const commands: Readonly<Record<(typeof commandNames)[number], Command>> = {
  check,
  explain: explainAddress,
  flatten: flattenFile,
  import: importFile,
};

function run(options: Options): Outcome | Promise<Outcome> {
  const name = commandNames.find((each) => each === options.command);
  if (options.wantsHelp) return { lines: [usage], failed: false };
  if (options.command === undefined) throw new UsageError(usage);
  if (name !== undefined) return commands[name](options);
  throw new UsageError(
    `There is no command "${options.command}". The commands are ${commandNames.join(', ')}; --help tells more.`,
  );
}

try {
  const { lines, failed } = await run(readOptions(process.argv.slice(2)));
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
