import { isLocale, type Locale } from '@veralune/routing';
import { registeredMarket } from '../market/registered-market.ts';

/** The locale that a form names, which anybody can change; otherwise the default of the market. */
export function actionLocale(given: unknown): Locale {
  const { locales } = registeredMarket().market;
  return typeof given === 'string' && isLocale(given) && locales.includes(given) ? given : locales[0];
}
