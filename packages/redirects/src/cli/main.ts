#!/usr/bin/env node
import { check } from './commands/check.ts';
import { explainAddress } from './commands/explain.ts';
import { flattenFile } from './commands/flatten.ts';
import { importFile } from './commands/import.ts';
import { readOptions, type Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import { UsageError } from './usage-error.ts';

type Command = (options: Options) => Outcome | Promise<Outcome>;

const commands: Readonly<Record<string, Command>> = {
  check,
  flatten: flattenFile,
  import: importFile,
  explain: explainAddress,
};

const usage = `veralune-redirects check [market…]              what is wrong with the rules; all five markets without a name
veralune-redirects explain <address> [--market es] why an address goes where it goes
veralune-redirects flatten <market> [--write]      leads every chain to its end in one step
veralune-redirects import <file> --market es [--to /consejos] [--write]
                                                   rules from a Search Console export or a spreadsheet

--market  be, ch, es, de or it; --file another table than the market's; --site another origin than its default
--api     a catalogue to check targets and live pages against, http://localhost:4000; API_URL is the default
--write   changes the file; without it, flatten and import only show what they would write`;

try {
  const options = readOptions(process.argv.slice(2));
  const command = commands[options.command];
  if (command === undefined) throw new UsageError(`There is no command "${options.command}".`);
  const { lines, failed } = await command(options);
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${usage}\n`);
  process.exitCode = 2;
}
