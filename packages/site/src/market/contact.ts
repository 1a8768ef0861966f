import type { LinkItem } from '@veralune/ui/components/arrow-link/arrow-link';
import type { ContactWay } from '@veralune/ui/components/contact-details/contact-details';
import type { PageContext } from '../page-context.ts';
import type { MarketConfig } from './market.ts';
import { openingHours } from './opening-hours.ts';

type Context = Pick<PageContext, 'locale' | 't'>;

function headquarters({ contact, aboutUrl }: MarketConfig, { t }: Context): ContactWay[] {
  if (!contact.headquarters) return [];
  const { name, address } = contact.headquarters;
  return [{ label: t('contact.ways.headquarters'), lines: [name, ...address], href: aboutUrl }];
}

/** The contact block of the market: phone, hours, address, fax and headquarters. Source: 1-site.md §3. */
export function contactWays(config: MarketConfig, context: Context): ContactWay[] {
  const { t } = context;
  const { laboratory, address, phone, fax, hours } = config.contact;
  return [
    { label: t('contact.ways.phone'), lines: [phone.display], href: `tel:${phone.link}` },
    { label: t('contact.ways.hours'), lines: openingHours(hours, context) },
    { label: t('contact.ways.address'), lines: [laboratory, ...address] },
    ...(fax === undefined ? [] : [{ label: t('contact.ways.fax'), lines: [fax] }]),
    ...headquarters(config, context),
  ];
}

/** The link to the external site with more about advice, for the advice page. */
export function adviceLink({ adviceKnowMoreUrl }: MarketConfig, { t }: Context): LinkItem | undefined {
  return adviceKnowMoreUrl === undefined ? undefined : { label: t('advisor.know-more'), href: adviceKnowMoreUrl };
}

/** The link to the external site for health professionals. */
export function professionalLink({ professionalUrl }: MarketConfig, { t }: Context): LinkItem | undefined {
  return professionalUrl === undefined ? undefined : { label: t('footer.professional'), href: professionalUrl };
}
