import { href, marketOf, type Locale, type RouteName, type RouteParams } from '@veralune/routing';

/** The port base of the stack. */
export const frontDoorPort = Number(process.env['VERALUNE_PORT_BASE'] ?? 3000);

/** Without a host name, because Node does not resolve names below `localhost`. */
export const frontDoorOrigin = `http://localhost:${frontDoorPort}`;

/** The catalogue API of the same stack. */
export const apiOrigin = `http://localhost:${frontDoorPort + 1000}`;

/** The origin of a locale's market behind the front door. */
export function originOf(locale: Locale): string {
  return `http://${marketOf(locale).localHost}:${frontDoorPort}`;
}

/** The absolute URL of a screen. */
export function addressOf<Name extends RouteName>(name: Name, params: RouteParams[Name], locale: Locale): string {
  return originOf(locale) + href(name, params, locale);
}
