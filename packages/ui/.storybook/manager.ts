import { addons } from 'storybook/manager-api';
import type { Palette } from '../src/tokens/parse-palette.ts';
import { themeFrom } from './theme.ts';

/** Defined in the page by manager-head.ts. */
const { veralunePalette } = globalThis as typeof globalThis & { veralunePalette: Palette };

addons.setConfig({ theme: themeFrom(veralunePalette), sidebar: { showRoots: true } });
