import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import type { Content } from '@veralune/api/content/folders';
import { ContentError, problemText } from '@veralune/api/content/problem';
import { readCheckedContent, readContent } from '@veralune/api/content/read';
import { messageProblems, readMessages } from '@veralune/i18n/check';
import { checkCommand } from '@veralune/redirects-cli/check';
import { marketIds, markets, type MarketId } from '@veralune/routing';
import { flags } from '@veralune/ui/components/flag/flags';
import { fileFindings, legalFindings, menuFindings, priceFindings } from './catalogue.ts';
import { colourFindings } from './colours.ts';
import { contactFindings, type Contact } from './contact.ts';
import { wrong, type Finding } from './finding.ts';
import { flagFindings, pictureFindings, type Logos, type ServedFiles } from './pictures.ts';
import { productionFindings } from './production.ts';
import { redirectFindings } from './redirects.ts';
import { foreignCountries, wordProblems } from './words.ts';

interface CheckOptions {
  /** Of the repository. */
  readonly root: string;
  /** Address of a running API, against which the targets of redirects are checked. */
  readonly api?: string | undefined;
  /** A file with the variables of production, or `true` for those of this process; nothing is checked without it. */
  readonly environment?: string | true | undefined;
}

/** Errors in the content folder; those of the market's own files, and of files that all markets share. */
function contentFindings(market: MarketId, folder: string): Finding[] {
  try {
    readCheckedContent(folder);
    return [];
  } catch (thrown) {
    if (!(thrown instanceof ContentError)) throw thrown;
    const others = Object.keys(markets).filter((id) => id !== market);
    return thrown.problems
      .filter(({ file }) => !others.some((id) => file.endsWith(`/${id}.yaml`)))
      .map((problem) =>
        wrong(
          problem.file.startsWith('menus/') ? 'Menus' : 'Catalogue',
          `apps/api/content/${problemText(problem)}.`,
          'Correct the file; `npm run content -- check` lists all of them.',
        ),
      );
  }
}

interface MarketConfig {
  readonly logos: Readonly<Record<string, Logos>>;
  readonly contact: Contact;
}

/** What `market.ts` of an app exports, after its own check. @throws Error with what is wrong in it */
async function marketConfig(market: MarketId, root: string): Promise<MarketConfig> {
  const file = join(root, 'apps', market, 'market.ts');
  const { market: config } = (await import(pathToFileURL(file).href)) as { readonly market: MarketConfig };
  return config;
}

async function configFindings(market: MarketId, root: string, read: ServedFiles['read']): Promise<Finding[]> {
  const configs = await Promise.allSettled(marketIds.map((id) => marketConfig(id, root)));
  const contacts = marketIds.flatMap((id, index) => {
    const config = configs[index];
    return config?.status === 'fulfilled' ? [[id, config.value.contact] as const] : [];
  });
  const own = configs[marketIds.indexOf(market)];
  const faults =
    own?.status === 'rejected'
      ? [wrong('Contact', `apps/${market}/market.ts: ${String(own.reason)}`, 'Correct the file.')]
      : [];
  const logos = own?.status === 'fulfilled' ? own.value.logos : {};
  return [...faults, ...contactFindings(market, new Map(contacts)), ...pictureFindings(market, { read, logos })];
}

function environmentOf(given: string | true): NodeJS.ProcessEnv {
  return given === true ? process.env : (parseEnv(readFileSync(given, 'utf8')) as NodeJS.ProcessEnv);
}

function ofContent(market: MarketId, content: Content, root: string): Finding[] {
  const token = (name: string) => readFileSync(join(root, 'packages/ui/src/tokens', name), 'utf8');
  return [
    ...fileFindings(market, content),
    ...menuFindings(market, content),
    ...legalFindings(market, content),
    ...priceFindings(market, content),
    ...colourFindings(market, content, { colour: token('colour.css'), brand: token('brand.css') }),
  ];
}

/** Everything that a market lacks or gets wrong, from the checks that each part of the project has. */
export async function checkMarket(market: MarketId, { root, api, environment }: CheckOptions): Promise<Finding[]> {
  const folder = join(root, 'apps/api/content');
  const read = (path: string) => {
    const file = join(root, 'apps', market, 'public', path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const redirects = await checkCommand({
    ...{ command: 'check', wantsHelp: false, names: [market], market: undefined, file: undefined },
    ...{ site: undefined, api, to: undefined, write: false },
  });
  return [
    ...wordProblems(market, messageProblems()),
    ...foreignCountries(market, readMessages()),
    ...contentFindings(market, folder),
    ...ofContent(market, readContent(folder).content, root),
    ...redirectFindings(redirects.lines),
    ...(await configFindings(market, root, read)),
    ...flagFindings(market, flags),
    ...(environment === undefined ? [] : productionFindings(market, environmentOf(environment))),
  ];
}
