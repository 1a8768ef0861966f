/** Pages without a route of their own, by their folder. */
const routes: Readonly<Record<string, string>> = {
  selection: 'products',
  pharmacies: 'store-finder',
  'quiz-answers': 'quiz',
  'three-answers': 'three-questions',
  comparison: 'compare',
};

/** Pages whose address has a secret, and those that are no part of the public site: nothing is reported or loaded there. */
const untracked = new Set(['', 'preview', 'maintenance', 'reset-password', 'verify-email', 'confirm', 'unsubscribe']);

export interface TrackedRoute {
  /** `advice` */
  readonly route: string;
  /** `article` */
  readonly screen: string;
}

/** The route of a page from its folders in the app: `['article', 'advice', …]`; undefined for a page that is not tracked. */
export function routeOf([folder = '', shared = '']: readonly string[]): TrackedRoute | undefined {
  if (untracked.has(folder)) return undefined;
  if (folder === 'article') return { route: shared, screen: folder };
  const route = routes[folder] ?? folder;
  return { route, screen: route };
}
