/** What to do when the fixtures are out of date. */
export const remedy =
  'Storybook no longer shows what the site shows. Record anew: `pnpm --filter @veralune/recorder record`, look at it, commit.';
