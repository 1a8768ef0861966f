import { marketIds } from '@veralune/routing';

export const commandNames = ['check', 'explain', 'flatten', 'import'] as const;

export const usage = `npm run redirects -- check [market…]               lists the problems of a market's table; of all tables without a market
npm run redirects -- explain <address> [--market es]
                                                   shows which rules redirect an address
npm run redirects -- flatten <market> [--write]    replaces each chain of redirects by a single one
npm run redirects -- import <file> --market es [--to /consejos] [--write]
                                                   adds rules from a Search Console export or a spreadsheet

--market  ${marketIds.join(', ')}
--file    another table than the market's
--site    another origin than the market's
--to      the target of imported rows that have none
--api     the catalogue API, to know which pages exist: http://localhost:4000; the default is API_URL
--write   changes the file; without it, flatten and import only show the changes`;
