import { join } from 'node:path';
import { isMarketId, marketIds, markets, type MarketId } from '@veralune/routing';
import { z } from 'zod';
import { documented, readVariables } from '../environment/read-variables.ts';
import { apiMarkets } from '../markets/api-markets.ts';
import { isMailbox } from './mailbox.ts';

type ByMarket = Readonly<Record<MarketId, string>>;

export interface MailConfig {
  /** A mail server, or a folder that gets each mail as an `.eml` file. */
  readonly transport:
    { readonly kind: 'smtp'; readonly url: string } | { readonly kind: 'folder'; readonly path: string };
  /** Address of the sender. Its domain is the right part of each Message-ID. */
  readonly from: string;
  /** Who reads the contact requests and withdrawals of a market. */
  readonly companyAddresses: ByMarket;
  /** Origins of the sites, for links in mails. */
  readonly siteUrls: ByMarket;
}

const defaultFrom = 'no-reply@veralune.example';

/** `be=…,ch=…` → the value of each market that is named. */
function byMarket(parse: (value: string) => string | null, example: string) {
  return z.string().transform((entries, context): Partial<ByMarket> => {
    const values: Partial<Record<MarketId, string>> = {};
    for (const entry of entries.split(',').map((part) => part.trim())) {
      const [market = '', text = ''] = entry.split(/=(.*)/);
      const value = parse(text);
      if (isMarketId(market) && value !== null) values[market] = value;
      else context.addIssue({ code: 'custom', message: `must hold entries like ${example}` });
    }
    return values;
  });
}

function mailboxOf(text: string): string | null {
  return isMailbox(text) ? text : null;
}

/** The origin of a site, without a trailing slash; null for anything else. */
function originOf(text: string): string | null {
  const origin = text.replace(/\/+$/, '');
  return /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin ? origin : null;
}

export const mailVariables = z.object({
  SMTP_URL: documented(
    z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
      .optional(),
    {
      description: 'A mail server; without it, mails are written to `outbox/` in `DATA_DIR`.',
      example: 'smtps://user:password@mail.example:465',
      production: true,
      secret: true,
    },
  ),
  MAIL_FROM: documented(z.string().refine(isMailbox, 'must be one address').default(defaultFrom), {
    description: 'The sender of mails.',
    production: true,
  }),
  MAIL_TO: documented(byMarket(mailboxOf, 'be=contact@example.be').optional(), {
    description: 'Who reads the contact requests and withdrawals of a market.',
    example: 'be=contact@example.be,ch=kontakt@example.ch',
    production: true,
  }),
  SITE_URLS: documented(byMarket(originOf, 'be=https://www.example.be').optional(), {
    description: 'The origins of the sites, for links in mails.',
    example: 'be=https://www.example.be,ch=https://www.example.ch',
    production: true,
  }),
});

/**
 * Reads `SMTP_URL`, `MAIL_FROM`, `MAIL_TO` and `SITE_URLS`.
 * @param dataDir without `SMTP_URL`, its folder `outbox` gets the mails (3-decisions.md)
 * @throws StartError that names the invalid variable
 */
export function readMailConfig(variables: NodeJS.ProcessEnv, dataDir: string): MailConfig {
  const read = readVariables(mailVariables, variables);
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: companyAddresses, SITE_URLS: siteUrls } = read;
  const ofMarkets = (valueOf: (id: MarketId) => string) =>
    Object.fromEntries(marketIds.map((id) => [id, valueOf(id)])) as ByMarket;
  const defaultSiteUrls = ofMarkets((id) => markets[id].defaultSiteUrl);
  const defaultCompanyAddresses = ofMarkets((id) => apiMarkets[id].companyAddress);
  return {
    transport: url === undefined ? { kind: 'folder', path: join(dataDir, 'outbox') } : { kind: 'smtp', url },
    from,
    companyAddresses: { ...defaultCompanyAddresses, ...companyAddresses },
    siteUrls: { ...defaultSiteUrls, ...siteUrls },
  };
}
