import { rulesOf } from '@veralune/redirects/testing';
import { expect, it } from 'vitest';
import { describeProblem } from '../src/checks/describe-problem.ts';
import { sharedHosts, type MarketHosts } from '../src/checks/shared-hosts.ts';

function hostsOf(market: string, ...written: readonly string[]): MarketHosts {
  return {
    market,
    file: `${market}.csv`,
    rules: rulesOf(...written),
    siteHosts: [`${market}.localhost`, `${market}.veralune.example`],
  };
}

const others = [
  hostsOf('de', '/a → /b', '//alt.example/* → /*', 'https://alt.example/x → /', '//port.example:8080/* → /'),
];

it.each([
  ['//alt.example/y → /', 'market de (de.csv:2)'],
  ['http://alt.example/y → /', 'market de (de.csv:2)'],
  ['https://ALT.example:443/y → /', 'market de (de.csv:2)'],
  ['//port.example/* → /', 'market de (de.csv:4)'],
  ['//de.veralune.example/* → /', 'the site of market de'],
  ['//www.de.veralune.example/* → /', 'the site of market de'],
])('%s: the host also belongs to %s', (rule, owner) => {
  const [problem, ...more] = sharedHosts(hostsOf('es', '/x → /', rule, rule), others);
  expect(problem).toMatchObject({ line: 2, code: 'VR-REDIRECTS-019' });
  expect(problem && describeProblem(problem)).toContain(`also belongs to ${owner},`);
  expect(more).toEqual([]);
});

it.each([
  '/x → /',
  '//own.example/* → /*',
  '//www.es.veralune.example/* → /*',
  '/y → https://alt.example/',
  'replace:alt → with:',
])('%s has no shared host', (rule) => {
  expect(sharedHosts(hostsOf('es', rule), others)).toEqual([]);
});
