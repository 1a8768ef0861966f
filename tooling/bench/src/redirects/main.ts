/**
 * Compares look-ups of redirects with other libraries that match paths: the same rules and addresses, in one run.
 *
 * node tooling/bench/src/redirects/main.ts [size…]     10, 1,000, 100,000 and 1,000,000 rules without a size
 */
import { rmSync } from 'node:fs';
import { printTable } from '../table.ts';
import type { Load } from './measure-load.ts';
import type { LookUps } from './measure-look-ups.ts';
import type { MarketTable } from './measure-market-tables.ts';
import { addressesByKind, spellings, type AddressKind } from './sample-rules.ts';
import { peers } from './peers.ts';
import { rulesUpTo } from './rules-up-to.ts';
import { limit, runScript } from './run-script.ts';
import { writeRules } from './write-rules.ts';

const kinds = Object.keys(addressesByKind) as AddressKind[];
const names = Object.keys(peers);

function inUnit(nanoseconds: number) {
  if (nanoseconds < 1_000) return `${nanoseconds.toFixed(0)} ns`;
  return nanoseconds < 1e6 ? `${(nanoseconds / 1_000).toFixed(1)} µs` : `${(nanoseconds / 1e6).toFixed(1)} ms`;
}

/** Up to this number of rules, the tables of all peers fit into one process. */
const mostTogether = 1_000;

/** Shows which spellings each peer accepts. A peer that accepts only the exact spelling does less work. */
function compareSpellings(): void {
  const count = 10;
  const file = writeRules(count);
  const rows = Object.entries(peers).map(([name, load]) => {
    const find = load(rulesUpTo(count), file);
    // Prefixes are left out: the rest of the path keeps its spelling.
    const pages = Array.from(rulesUpTo(count)).filter(({ isPrefix }) => !isPrefix);
    const isFound = (spelling: (path: string) => string) => pages.every(({ from, to }) => find(spelling(from)) === to);
    return [name, ...Object.values(spellings).map((spelling) => (isFound(spelling) ? 'found' : ''))];
  });
  rmSync(file);
  console.log('\nSpellings that lead to the target of the rule\n');
  printTable(['', ...Object.keys(spellings)], rows);
}

/** Measures the tables of the markets, which also have hosts, words and patterns. No peer supports all of these. */
function measureMarketTables(): void {
  const tables = runScript<MarketTable[]>('measure-market-tables.ts', []);
  if (typeof tables === 'string') throw new Error(tables);
  console.log('\nThe tables of the markets\n');
  printTable(
    ['market', 'rules', 'page of the site', 'old address'],
    tables.map(({ market, rules, page, oldAddress }) => [market, String(rules), inUnit(page), inUnit(oldAddress)]),
  );
}

function compare(count: number): void {
  const file = writeRules(count);
  const loads = names.map((name) => runScript<Load>('measure-load.ts', [name, String(count), file]));
  const able = names.filter((_, index) => typeof loads[index] !== 'string');
  const groups = count > mostTogether ? able.map((name) => [name]) : [able];
  const lookUps = groups.map((group) => runScript<LookUps>('measure-look-ups.ts', [String(count), file, ...group]));
  rmSync(file);
  const rows = names.map((name, index) => {
    const load = loads[index] ?? '';
    if (typeof load === 'string') return [name, load, '', ...kinds.map(() => '')];
    const time = `${load.milliseconds.toFixed(0)} ms (${load.cpuMilliseconds.toFixed(0)} ms)`;
    const found = lookUps[groups.findIndex((group) => group.includes(name))] ?? '';
    const times = kinds.map((kind) => (typeof found === 'string' ? found : inUnit(found[name]?.[kind] ?? 0)));
    return [name, time, `${load.megabytes.toFixed(0)} MB`, ...times];
  });
  console.log(`\n${count.toLocaleString('en')} rules\n`);
  printTable(['', 'load (of that CPU)', 'memory', ...kinds], rows);
}

compareSpellings();
measureMarketTables();
const named = process.argv.slice(2).map(Number);
for (const count of named.length > 0 ? named : [10, 1_000, 100_000, 1_000_000]) compare(count);
console.log(`\nNode ${process.version}; a peer may take ${limit.seconds} s and ${limit.megabytes / 1_024} GB to load.`);
