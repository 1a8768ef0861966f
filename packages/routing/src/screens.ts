import { routeNames, routes, type ParamSpec, type RouteName } from './routes.ts';

/** Routes that show the same screen. Their internal paths name the route after the screen. */
const sharedScreens = {
  advice: 'article',
  'quality-innovation': 'article',
  information: 'article',
  page: 'article',
} as const satisfies Partial<Record<RouteName, string>>;

/** Most routes have a screen of the same name. */
export type ScreenName =
  Exclude<RouteName, keyof typeof sharedScreens> | (typeof sharedScreens)[keyof typeof sharedScreens];

export interface Screen {
  readonly screen: ScreenName;
  /** Names of the route's parameters, in the order of the path. */
  readonly params: readonly string[];
  /** The screen's folder below `app/[locale]/`. */
  readonly folder: string;
  /** The segments of the internal path before the parameters: `['article', 'advice']`. */
  readonly path: readonly string[];
}

function paramFolders(name: RouteName): string[] {
  const specs: readonly (readonly [string, ParamSpec])[] = Object.entries(routes[name]);
  if (specs.every(([, spec]) => !spec.endsWith('?'))) return specs.map(([param]) => `[${param}]`);
  return specs.every(([, spec]) => spec.endsWith('?')) ? ['[[...segments]]'] : ['[...segments]'];
}

function isShared(name: RouteName): name is keyof typeof sharedScreens {
  return name in sharedScreens;
}

function screenOf(name: RouteName): Screen {
  const params = Object.keys(routes[name]);
  const folders = paramFolders(name);
  if (!isShared(name)) return { screen: name, params, folder: [name, ...folders].join('/'), path: [name] };
  const screen = sharedScreens[name];
  return { screen, params, folder: [screen, '[route]', ...folders].join('/'), path: [screen, name] };
}

/** The screen of each route and its folder in an app. */
export const screens = Object.fromEntries(
  routeNames.map((name): [RouteName, Screen] => [name, screenOf(name)]),
) as Readonly<Record<RouteName, Screen>>;
