import type { Locale } from './registry.ts';
import type { RouteName } from './routes.ts';

/** `product___fr-be` */
export const localisedName = <Name extends RouteName, Code extends Locale>(
  name: Name,
  locale: Code,
): `${Name}___${Code}` => `${name}___${locale}`;
