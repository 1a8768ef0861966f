import { routeNames, routes, type ParamSpec, type RouteName } from './routes.ts';

/** Each route has a screen of the same name. */
export type ScreenName = RouteName;

export interface Screen {
  readonly screen: ScreenName;
  /** Names of the route's parameters, in the order of the path. */
  readonly params: readonly string[];
  /** The screen's folder below `app/[locale]/`. */
  readonly folder: string;
}

function folderOf(name: RouteName): string {
  const specs: readonly (readonly [string, ParamSpec])[] = Object.entries(routes[name]);
  if (specs.every(([, spec]) => !spec.endsWith('?'))) return [name, ...specs.map(([param]) => `[${param}]`)].join('/');
  return specs.every(([, spec]) => spec.endsWith('?')) ? `${name}/[[...segments]]` : `${name}/[...segments]`;
}

/** The screen of each route and its folder in an app. */
export const screens = Object.fromEntries(
  routeNames.map((name): [RouteName, Screen] => [
    name,
    { screen: name, params: Object.keys(routes[name]), folder: folderOf(name) },
  ]),
) as Readonly<Record<RouteName, Screen>>;
