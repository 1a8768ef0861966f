/** How to update the fixtures. */
export const updateHint =
  'The recordings of Storybook are out of date. Run `pnpm --filter @veralune/recorder record`, look at the result, commit it.';
