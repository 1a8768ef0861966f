#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { isMarketId, marketIds, type MarketId } from '@veralune/routing';
import { checkConfiguration, findNginx, reloadNginx } from './nginx-program.ts';
import { readSettings, type EdgeSettings } from './settings.ts';
import { raiseVersions, setMaintenance } from './state.ts';
import { writeEdge } from './write-edge.ts';

const usage = `npm run edge -- generate <settings.json> [--reload]
npm run edge -- purge <settings.json> [${marketIds.join('|')}]…
npm run edge -- maintenance <settings.json> on|off [${marketIds.join('|')}]…

More in docs/edge.md.`;

class UsageError extends Error {}

function marketsIn(names: readonly string[]): readonly MarketId[] {
  const unknown = names.filter((name) => !isMarketId(name));
  if (unknown.length > 0) throw new UsageError(`There is no market "${unknown.join('", "')}".`);
  return names.length === 0 ? marketIds : names.filter(isMarketId);
}

/** Writes the configuration; nginx must accept it before the running nginx gets it. */
function generate(settings: EdgeSettings, reload: boolean): void {
  const file = writeEdge(settings);
  const nginx = findNginx();
  if (nginx === undefined) {
    process.stdout.write(`${file} was written, and not checked: nginx is not installed.\n`);
    return;
  }
  checkConfiguration(nginx, file);
  if (reload) reloadNginx(nginx, file);
  process.stdout.write(`${file} was written${reload ? ' and loaded' : ''}.\n`);
}

function run(argv: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { reload: { type: 'boolean', default: false } },
  });
  const [command, file, ...rest] = positionals;
  if (file === undefined) throw new UsageError('The settings file is missing.');
  switch (command) {
    case 'generate':
      generate(readSettings(file), values.reload);
      break;
    case 'purge': {
      const settings = readSettings(file);
      raiseVersions(settings.folder, marketsIn(rest));
      generate(settings, true);
      break;
    }
    case 'maintenance': {
      const [state, ...names] = rest;
      if (state !== 'on' && state !== 'off') throw new UsageError('Write on or off.');
      const settings = readSettings(file);
      setMaintenance(settings.folder, marketsIn(names), state === 'on');
      generate(settings, true);
      break;
    }
    default:
      throw new UsageError(`There is no command "${command}".`);
  }
}

try {
  run(process.argv.slice(2));
} catch (error) {
  process.exitCode = 1;
  const { message } = error as Error;
  process.stderr.write(error instanceof UsageError ? `${message}\n\n${usage}\n` : `${message}\n`);
}
