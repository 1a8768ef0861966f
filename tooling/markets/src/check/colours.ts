import { weakPairs } from '@veralune/ui/tokens/weak-pairs';
import { parseBrandMixes, parsePalette } from '@veralune/ui/tokens/parse-palette';
import type { Content } from '@veralune/api/content/folders';
import { isInMarket } from '@veralune/api/content/markets';
import type { MarketId } from '@veralune/routing';
import { wrong, type Finding } from './finding.ts';

/** The style sheets with the colours: `colour.css` and `brand.css` of packages/ui. */
interface ColourSheets {
  readonly colour: string;
  readonly brand: string;
}

/** Colours of brands and themes that the market shows, on which text or controls would have too little contrast. */
export function colourFindings(market: MarketId, content: Content, sheets: ColourSheets): Finding[] {
  const palette = { ...parsePalette(sheets.colour), ...parsePalette(sheets.brand) };
  const mixes = parseBrandMixes(sheets.brand);
  return (['brands', 'themes'] as const).flatMap((folder) =>
    [...content[folder]]
      .filter(([key]) => isInMarket(content, folder, key, market))
      .flatMap(([key, { color }]) => {
        if (color === undefined) return [];
        const weak = weakPairs(palette, mixes, color);
        const [worst] = weak.toSorted((left, right) => left.ratio / left.needed - right.ratio / right.needed);
        if (worst === undefined) return [];
        const { front, ground, ratio, needed } = worst;
        return [
          wrong(
            'Colours',
            `The colour ${color} of ${folder}/${key} gives ${front} on ${ground} a contrast of ${ratio.toFixed(1)}:1 instead of ${String(needed)}:1.`,
            `Choose a darker "color" in apps/api/content/${folder}/${key}.yaml.`,
          ),
        ];
      }),
  );
}
