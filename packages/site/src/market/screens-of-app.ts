import { isRouteName, type RouteName } from '@veralune/routing';

/** The screens that the app has folders for. Written into the bundle by `createNextConfig`. */
export function screensOfApp(): ReadonlySet<RouteName> {
  return new Set((process.env.VERALUNE_SCREENS ?? '').split(',').filter(isRouteName));
}
