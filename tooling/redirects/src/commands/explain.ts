import type { ParsedRules } from '@veralune/redirects/parse';
import { addressParts } from '@veralune/redirects/tooling';
import { explain, type ExplainedStep, type Explanation } from '../chains/explain.ts';
import { describeProblem } from '../checks/describe-problem.ts';
import { isReservedPath } from '../checks/reserved-path.ts';
import type { CommandResult } from '../cli/command-result.ts';
import type { Options } from '../cli/options.ts';
import { UsageError } from '../cli/usage-error.ts';
import { fetchRules } from '../markets/catalogue.ts';
import { parseMarketAddress } from '../markets/market-address.ts';
import { marketPages, type MarketPages } from '../markets/market-pages.ts';
import { readMarketTable } from '../markets/market-table.ts';

const noRules: ParsedRules = { rules: [], problems: [] };

export async function explainCommand(options: Options): Promise<CommandResult> {
  const { market, address } = parseMarketAddress(addressIn(options), options.market);
  const { rules, problems, file, site } = readMarketTable(market, options);
  const catalogue = options.api === undefined ? noRules : await fetchRules(market, options.api);
  const explanation = explain(rules, address, { site, catalogue: catalogue.rules });
  const pages = await marketPages(market, options.api);
  const tables = options.api === undefined ? file : `${file} and the catalogue at ${options.api}`;
  return {
    lines: [
      ...problems.map((problem) => `${file}:${problem.line}: ignored: ${describeProblem(problem)}`),
      ...catalogue.problems.map((problem) => `catalogue, rule ${problem.line}: ignored: ${describeProblem(problem)}`),
      `${explanation.address}, looked up in ${tables}`,
      ...explanation.steps.map((step) => `  ${describeStep(step)}`),
      ...describeEnd(address, explanation, site, pages).map((line) => `  ${line}`),
    ],
    failed: explanation.end === 'loop',
  };
}

function addressIn({ names }: Options): string {
  const [address, second] = names;
  if (address === undefined)
    throw new UsageError('Name the address to explain: explain https://www.veralune-be.example/x.');
  if (second !== undefined)
    throw new UsageError(`Name one address: ${address} or ${second}. Quote an address that contains spaces.`);
  return address;
}

function describeStep({ rule, isOfCatalogue, to }: ExplainedStep) {
  const where = isOfCatalogue ? `catalogue, rule ${rule.line}` : `line ${rule.line}`;
  const note = rule.note === '' ? '' : ` “${rule.note}”`;
  return `${where}: ${rule.from} → ${rule.to} (${rule.status})${note}: redirects to ${to}`;
}

function describeEnd(input: string, { address, steps, end }: Explanation, site: string, pages: MarketPages): string[] {
  if (isReservedPath(addressParts(address).path))
    return [`No rule applies to ${address}: the site serves files or its API there.`];
  if (end === 'loop') return ['The rules form a redirect loop, so they redirect no one. Change one of the targets.'];
  // If there is no redirect, the input as written, since the site redirects other spellings of its pages.
  const to = steps.at(-1)?.to ?? input;
  return [...(end === 'not-redirected' ? ['No rule matches.'] : []), describePage(to, site, pages)];
}

function describePage(to: string, site: string, { pageAt }: MarketPages): string {
  const { origin, path } = addressParts(to);
  if (origin !== '' && origin !== site) return `${to} is another site.`;
  const found = pageAt(path || '/');
  switch (found.kind) {
    case 'page':
      return `${to} is a page.`;
    case 'no-screen':
      return `${to} is a route of the market, but its app has no screen for it yet: 404.`;
    case 'not-found':
      return `${to} is not a page: 404.`;
    case 'possible':
      return `${to} matches a route and can be a page. To look it up in the catalogue, add --api http://localhost:4000.`;
    case 'other-spelling':
      return `${to} is another spelling of ${found.to}. The site itself redirects there.`;
  }
}
