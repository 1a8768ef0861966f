import { create } from 'storybook/theming/create';
import { logoFile } from '../src/components/logo/logo-file.ts';
import type { Palette } from '../src/tokens/parse-palette.ts';
import { colour } from '../src/tokens/tinted.ts';

/** Storybook's theme: the colours and fonts of Veralune. */
export function themeFrom(palette: Palette) {
  const of = (name: string) => colour(palette, name);
  return create({
    base: 'light',
    brandTitle: 'Veralune, the design system',
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    brandImage: `data:image/svg+xml,${encodeURIComponent(logoFile('header', undefined, palette))}`,
    fontBase: '"Veralune Text", "Helvetica Neue", Arial, sans-serif',
    colorPrimary: of('action'),
    colorSecondary: of('action'),
    appBg: of('paper'),
    appContentBg: of('paper'),
    appPreviewBg: of('paper'),
    appHoverBg: of('action-wash'),
    appBorderColor: of('line'),
    appBorderRadius: 4,
    textColor: of('ink'),
    textInverseColor: of('on-night'),
    textMutedColor: of('ink-faint'),
    barBg: of('paper-bright'),
    barTextColor: of('ink-soft'),
    barHoverColor: of('action-strong'),
    barSelectedColor: of('action'),
    buttonBg: of('paper-bright'),
    buttonBorder: of('line-control'),
    inputBg: of('paper-bright'),
    inputBorder: of('line-control'),
    inputTextColor: of('ink'),
    inputBorderRadius: 4,
    booleanBg: of('paper-shade'),
    booleanSelectedBg: of('paper-bright'),
  });
}
