import { href, marketOf, type Locale, type RouteName, type RouteParams } from '@veralune/routing';

const frontDoor = Number(process.env['VERALUNE_PORT_BASE'] ?? 3000);

/** By the port: only browsers know names below `localhost`. */
export const frontDoorOrigin = `http://localhost:${frontDoor}`;

/** The catalogue API of the same stack. */
export const apiOrigin = `http://localhost:${frontDoor + 1000}`;

/** Where a locale's market answers: through the front door, by its host. */
export const originOf = (locale: Locale): string => `http://${marketOf(locale).localHost}:${frontDoor}`;

/** The full address of a screen. */
export const addressOf = <Name extends RouteName>(name: Name, params: RouteParams[Name], locale: Locale): string =>
  originOf(locale) + href(name, params, locale);
