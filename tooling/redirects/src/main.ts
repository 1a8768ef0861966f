#!/usr/bin/env node
import type { CommandResult } from './cli/command-result.ts';
import { readOptions, type Options } from './cli/options.ts';
import { UsageError } from './cli/usage-error.ts';
import { commandNames, usage } from './cli/usage.ts';
import { checkCommand } from './commands/check.ts';
import { explainCommand } from './commands/explain.ts';
import { flattenCommand } from './commands/flatten.ts';
import { importCommand } from './commands/import.ts';

type Command = (options: Options) => CommandResult | Promise<CommandResult>;

const commands: Readonly<Record<(typeof commandNames)[number], Command>> = {
  check: checkCommand,
  explain: explainCommand,
  flatten: flattenCommand,
  import: importCommand,
};

function run(options: Options): CommandResult | Promise<CommandResult> {
  const name = commandNames.find((each) => each === options.command);
  if (options.wantsHelp) return { lines: [usage], failed: false };
  if (options.command === undefined) throw new UsageError(usage);
  if (name !== undefined) return commands[name](options);
  throw new UsageError(
    `There is no command "${options.command}". The commands are ${commandNames.join(', ')}; --help explains them.`,
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
