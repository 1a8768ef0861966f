import type { Intake, Product } from '@veralune/api-client/contract';
import { formatNumber, languageTag } from '@veralune/i18n';
import type { DayDialEntry, DayDialProps } from '@veralune/ui/components/day-dial/day-dial';
import type { PageContext } from '../page-context.ts';
import { exceededLevels, type ExceededLevel } from './upper-levels.ts';

/** More rings would be too narrow. */
const mostProductsOnDial = 3;

export type ProductOnDial = Pick<Product, 'name' | 'nutrition' | 'intake' | 'limited_nutrients'>;

/** `à midi et le soir, pendant le repas`; undefined if the moment does not matter. */
function whenOf({ moments, divided, food }: Intake, { t, locale }: PageContext): string | undefined {
  if (moments.length === 0) return food === 'with-meal' ? t('day-dial.any-meal') : undefined;
  const list = new Intl.ListFormat(languageTag(locale), { type: divided ? 'conjunction' : 'disjunction' });
  const joined = list.format(moments.map((moment) => t(`day-dial.at.${moment}`)));
  return food === null ? joined : t(`day-dial.${food}`, { moments: joined });
}

function entryOf(product: ProductOnDial, isAlone: boolean, context: PageContext): DayDialEntry | undefined {
  const { intake, name, nutrition } = product;
  const when = intake && whenOf(intake, context);
  if (!when) return undefined;
  return {
    ...(isAlone ? {} : { name }),
    text: context.t('day-dial.entry', { dose: nutrition.dose, when }),
    moments: intake.moments,
    isChoice: !intake.divided,
    isWithMeal: intake.food === 'with-meal',
  };
}

function warningOf(level: ExceededLevel, { t, locale }: PageContext): string {
  const amountOf = (amount: number): string => `${formatNumber(amount, locale)}\u00a0${level.unit}`;
  return t(`day-dial.warning.${level.scope}`, {
    nutrient: level.label,
    total: amountOf(level.total),
    level: amountOf(level.upper_level),
  });
}

function legendOf(entries: readonly DayDialEntry[], { t }: PageContext): string[] {
  return [
    ...(entries.some(({ isWithMeal }) => isWithMeal) ? [t('day-dial.legend.with-meal')] : []),
    ...(entries.some(({ isChoice, moments }) => isChoice && moments.length !== 1) ? [t('day-dial.legend.choice')] : []),
  ];
}

/**
 * The dial of a product, or of up to three products together; undefined if none of them depends on the time of day, and
 * several do not exceed an upper level. Nutrients of all products are added up, also of those that are not on the dial.
 */
export function dayDialProps(products: readonly ProductOnDial[], context: PageContext): DayDialProps | undefined {
  const { t } = context;
  const shown = products.slice(0, mostProductsOnDial);
  const isAlone = shown.length === 1;
  const entries = shown.flatMap((product) => entryOf(product, isAlone, context) ?? []);
  const levels = exceededLevels(shown.map(({ limited_nutrients: nutrients }) => nutrients));
  if (entries.length === 0 && (isAlone || levels.length === 0)) return undefined;
  return {
    id: 'day-dial',
    title: t(isAlone ? 'day-dial.title' : 'day-dial.title.together'),
    entries,
    legend: legendOf(entries, context),
    warnings: levels.map((level) => warningOf(level, context)),
    labels: {
      moments: {
        morning: t('day-dial.moment.morning'),
        noon: t('day-dial.moment.noon'),
        evening: t('day-dial.moment.evening'),
      },
    },
  };
}
