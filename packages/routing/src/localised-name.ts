import type { Locale } from './registry.ts';
import type { RouteName } from './routes.ts';

/** `product___fr-be` */
export function localisedName<Name extends RouteName, Code extends Locale>(
  name: Name,
  locale: Code,
): `${Name}___${Code}` {
  return `${name}___${locale}`;
}
