import { consentCategories, type ConsentCategory } from '@veralune/tracking/consent';
import { storedItemsOf, type KnownItem, type StoragePeriod } from '@veralune/tracking/consent/stored-items';
import type { LegalPart } from '@veralune/ui/screens/legal/legal';
import type { PageContext } from '../page-context.ts';

function periodText(period: StoragePeriod, { t }: PageContext): string {
  return 'count' in period
    ? t(`cookies.period.${period.kind}`, { count: period.count })
    : t(`cookies.period.${period.kind}`);
}

function rowOf({ name, kind, purpose, period, party, isForeign }: KnownItem, context: PageContext): string[] {
  const { t } = context;
  const where = t(`cookies.kind.${kind}`);
  return [
    name,
    t(`cookies.purpose.${purpose}`),
    periodText(period, context),
    isForeign ? t('cookies.kind.foreign', { kind: where, party: t(`cookies.party.${party}`) }) : where,
    t(`cookies.party.${party}`),
  ];
}

function partOf(category: ConsentCategory, context: PageContext): LegalPart {
  const { t, market } = context;
  const items = storedItemsOf(market.id).filter((item) => item.category === category);
  const title = t(`consent.category.${category}.title`);
  return {
    id: `cookies-${category}`,
    title,
    body: [{ kind: 'paragraph', text: t(`consent.category.${category}.text`) }],
    ...(items.length > 0
      ? {
          table: {
            caption: t('cookies.table', { category: title }),
            columns: [
              t('cookies.column.name'),
              t('cookies.column.purpose'),
              t('cookies.column.period'),
              t('cookies.column.kind'),
              t('cookies.column.party'),
            ],
            rows: items.map((item) => rowOf(item, context)),
          },
        }
      : {}),
  };
}

/** The parts of the cookies page that come from the table of everything that is stored: one for each category. */
export function cookieParts(context: PageContext): LegalPart[] {
  return consentCategories.map((category) => partOf(category, context));
}
