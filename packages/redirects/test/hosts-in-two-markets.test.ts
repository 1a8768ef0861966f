import { expect, it } from 'vitest';
import { describeProblem } from '../src/check/describe-problem.ts';
import { hostsInTwoMarkets, type HostClaims } from '../src/check/hosts-in-two-markets.ts';
import { rulesOf } from './tables.ts';

function claims(market: string, ...written: readonly string[]): HostClaims {
  return {
    market,
    file: `${market}.csv`,
    rules: rulesOf(...written),
    siteHosts: [`${market}.localhost`, `${market}.veralune.example`],
  };
}

const others = [
  claims('de', '/a → /b', '//alt.example/* → /*', 'https://alt.example/x → /', '//port.example:8080/* → /'),
];

it.each([
  ['//alt.example/y → /', 'market de (de.csv:2)'],
  ['http://alt.example/y → /', 'market de (de.csv:2)'],
  ['https://ALT.example:443/y → /', 'market de (de.csv:2)'],
  ['//port.example/* → /', 'market de (de.csv:4)'],
  ['//de.veralune.example/* → /', 'the site of market de'],
  ['//www.de.veralune.example/* → /', 'the site of market de'],
])('%s: the host is that of %s too', (rule, owner) => {
  const [problem, ...more] = hostsInTwoMarkets(claims('es', '/x → /', rule, rule), others);
  expect(problem).toMatchObject({ line: 2, code: 'VR-REDIRECTS-019' });
  expect(problem && describeProblem(problem)).toContain(`belongs to ${owner} too`);
  expect(more).toEqual([]);
});

it.each([
  '/x → /',
  '//own.example/* → /*',
  '//www.es.veralune.example/* → /*',
  '/y → https://alt.example/',
  'replace:alt → with:',
])('%s shares no host', (rule) => {
  expect(hostsInTwoMarkets(claims('es', rule), others)).toEqual([]);
});
