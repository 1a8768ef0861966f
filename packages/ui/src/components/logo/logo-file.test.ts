import { expect, test } from 'vitest';
import { palette } from '../../tokens/palette.ts';
import { iconFile } from './icon-file.ts';
import { logoFile } from './logo-file.ts';
import { appLogos } from './logo-variants.ts';

/* Each market's logo variants, by the name of the file that its app serves. `vitest -u` rewrites them. */
const files = appLogos.flatMap(({ app, variants }) =>
  variants.map(({ variant, suffix }) => [app, suffix, variant] as const),
);

function publicFolder(app: string) {
  return `../../../../../apps/${app}/public`;
}

test.each(files)('%s serves the logos that are drawn here: %s', async (app, suffix, variant) => {
  for (const place of ['header', 'footer'] as const) {
    await expect(logoFile(place, variant, palette)).toMatchFileSnapshot(
      `${publicFolder(app)}/logos/${place}${suffix}.svg`,
    );
  }
});

test.each(appLogos)('$app serves the icon that is drawn here', async ({ app }) => {
  await expect(iconFile(palette)).toMatchFileSnapshot(`${publicFolder(app)}/icon.svg`);
});
