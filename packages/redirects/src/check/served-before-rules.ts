/** What the proxies of the apps leave to files, as their matcher writes it; and the API, which they hand on first. */
export const servedBeforeRules = [
  'api/',
  '_next/',
  'fragments/',
  'logos/',
  'icons/',
  'manifests/',
  'social/',
  'icon\\.svg$',
  'apple-touch-icon\\.png$',
  'favicon\\.ico$',
  'robots\\.txt$',
];

const pattern = new RegExp(`^/(?:${servedBeforeRules.join('|')})`);

/** Whether a path is answered without any rule being asked. */
export const isServedBeforeRules = (path: string): boolean => pattern.test(path);
