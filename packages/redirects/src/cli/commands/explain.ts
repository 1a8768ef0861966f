import { addressParts } from '../../address.ts';
import { describeProblem } from '../../check/describe-problem.ts';
import { explain, type ExplainedStep, type Explanation } from '../../check/explain.ts';
import { isServedBeforeRules } from '../../check/served-before-rules.ts';
import type { ParsedRules } from '../../redirection-index.ts';
import { askedAddress } from '../asked-address.ts';
import { catalogueRules } from '../catalogue.ts';
import { readMarketTable } from '../market-table.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { pagesOfMarket, type PagesOfMarket } from '../pages-of-market.ts';
import { UsageError } from '../usage-error.ts';

const none: ParsedRules = { rules: [], problems: [] };

export async function explainAddress(options: Options): Promise<Outcome> {
  const [written, second] = options.names;
  if (written === undefined)
    throw new UsageError('Name the address to explain: explain https://www.veralune-be.example/x.');
  if (second !== undefined)
    throw new UsageError(`Name one address: ${written} or ${second}. Quote one that holds spaces.`);
  const { market, address } = askedAddress(written, options.market);
  const { rules, problems, file, site } = readMarketTable(market, options);
  const catalogue = options.api === undefined ? none : await catalogueRules(market, options.api);
  const explanation = explain(rules, address, { site, catalogue: catalogue.rules });
  const pages = await pagesOfMarket(market, options.api);
  const { steps } = explanation;
  return {
    lines: [
      ...problems.map((problem) => `${file}:${problem.line}: left out: ${describeProblem(problem)}`),
      ...catalogue.problems.map((problem) => `catalogue, rule ${problem.line}: left out: ${describeProblem(problem)}`),
      `${explanation.asked}, asked of ${file}${options.api === undefined ? '' : ` and the catalogue at ${options.api}`}`,
      ...steps.map((step) => `  ${described(step)}`),
      ...verdict(address, explanation, site, pages).map((line) => `  ${line}`),
    ],
    failed: explanation.end === 'circle',
  };
}

function described({ rule, isOfCatalogue, to }: ExplainedStep) {
  const where = isOfCatalogue ? `catalogue, rule ${rule.line}` : `line ${rule.line}`;
  const note = rule.note === '' ? '' : ` “${rule.note}”`;
  return `${where}: ${rule.from} → ${rule.to} (${rule.status})${note}, so on to ${to}`;
}

function verdict(address: string, { asked, steps, end }: Explanation, site: string, pages: PagesOfMarket): string[] {
  const isServed = isServedBeforeRules(addressParts(asked).path);
  if (isServed) return [`No rule is ever asked for ${asked}: the site serves files or its API there.`];
  if (end === 'circle') return ['The rules lead in a circle, so nobody is redirected. Change one of the targets.'];
  // As it was written: the site redirects other spellings of its pages.
  const to = steps.at(-1)?.to ?? address;
  return [...(end === 'stays' ? ['No rule matches.'] : []), ending(to, site, pages)];
}

function ending(to: string, site: string, { pageAt }: PagesOfMarket): string {
  const { origin, path } = addressParts(to);
  if (origin !== '' && origin !== site) return `${to} is another site.`;
  const found = pageAt(path || '/');
  switch (found.kind) {
    case 'page':
      return `${to} is a page.`;
    case 'unbuilt':
      return `${to} is foreseen for the market, and its app has no screen for it yet: 404.`;
    case 'none':
      return `${to} is no page: 404.`;
    case 'open':
      return `${to} may be a page: it has the shape of one. Only the catalogue knows; ask it with --api http://localhost:4000.`;
    case 'respelled':
      return `${to} is another spelling of ${found.to}, to which the site redirects by itself.`;
  }
}
