import { isRouteName, type RouteName } from '@veralune/routing';

/** The screens that the app has a page for. `createNextConfig` sets the variable at build time. */
export function screensOfApp(): ReadonlySet<RouteName> {
  return new Set((process.env.VERALUNE_SCREENS ?? '').split(',').filter(isRouteName));
}
