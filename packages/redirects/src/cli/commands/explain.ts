import { match } from '@veralune/routing';
import { addressParts } from '../../address.ts';
import { explain, type Explanation } from '../../check/explain.ts';
import { parseRedirects } from '../../parse-redirects.ts';
import { readMarketTable } from '../market-table.ts';
import { marketOfAddress, type Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { pagesOfMarket, type PagesOfMarket } from '../pages-of-market.ts';
import { UsageError } from '../usage-error.ts';

export const explainAddress = async (options: Options): Promise<Outcome> => {
  const [address] = options.names;
  if (address === undefined) throw new UsageError('Name the address to explain.');
  const market = options.market ?? marketOfAddress(address);
  const { csv, file, site } = readMarketTable(market, options);
  const explanation = explain(parseRedirects(csv).rules, address, { site });
  const pages = await pagesOfMarket(market, options.api);
  return {
    lines: [
      `${explanation.asked}, asked of ${file}`,
      ...explanation.steps.map(
        ({ rule, to }) =>
          `  line ${rule.line}: ${rule.from} → ${rule.to} (${rule.status})${noteOf(rule.note)}, so on to ${to}`,
      ),
      `  ${verdict(explanation, site, pages, (path) => match(path, market).kind === 'redirect')}`,
    ],
    failed: explanation.end === 'circle',
  };
};

const noteOf = (note: string) => (note === '' ? '' : ` “${note}”`);

const verdict = (
  { asked, steps, end }: Explanation,
  site: string,
  { resolves }: PagesOfMarket,
  isRespelled: (path: string) => boolean,
) => {
  if (end === 'circle') return 'The rules lead in a circle, so nobody is redirected. Change one of the targets.';
  const to = steps.at(-1)?.to ?? asked;
  const { origin, path } = addressParts(to);
  const stays = end === 'stays' ? 'No rule matches. ' : '';
  if (origin !== '' && origin !== site) return `${stays}${to} is another site.`;
  if (resolves(path || '/')) return `${stays}${to} is a page.`;
  return isRespelled(path || '/')
    ? `${stays}${to} is another spelling of a page, which the site redirects itself.`
    : `${stays}${to} is no page: 404.`;
};
