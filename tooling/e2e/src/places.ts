import { href, marketOf, type Locale, type RouteName, type RouteParams } from '@veralune/routing';

/** Of the stack; the ports after it are its programs'. */
export const frontDoorPort = Number(process.env['VERALUNE_PORT_BASE'] ?? 3000);

/** By the port: only browsers know names below `localhost`. */
export const frontDoorOrigin = `http://localhost:${frontDoorPort}`;

/** The catalogue API of the same stack. */
export const apiOrigin = `http://localhost:${frontDoorPort + 1000}`;

/** Where a locale's market answers: through the front door, by its host. */
export function originOf(locale: Locale): string {
  return `http://${marketOf(locale).localHost}:${frontDoorPort}`;
}

/** The full address of a screen. */
export function addressOf<Name extends RouteName>(name: Name, params: RouteParams[Name], locale: Locale): string {
  return originOf(locale) + href(name, params, locale);
}
