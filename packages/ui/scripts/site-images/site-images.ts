import sharp from 'sharp';
import { iconPicture, type IconShape } from '../../src/components/logo/icon-file.ts';
import { appLogos } from '../../src/components/logo/logo-variants.ts';
import type { LogoVariant } from '../../src/components/logo/outlines.ts';
import { socialPicture, type SocialDrawing } from '../../src/components/logo/social-picture.ts';
import type { BrandMix, Palette } from '../../src/tokens/parse-palette.ts';
import { colour, tinted } from '../../src/tokens/tinted.ts';
import { ico } from './ico.ts';

export interface Colours {
  palette: Palette;
  defaultTint: Palette;
  brandMixes: readonly BrandMix[];
}

/** A file for `public/` of an app. */
export interface SiteImage {
  app: string;
  path: string;
  data: Buffer;
}

const disc: IconShape = { ground: 'disc', radius: 25, rim: 0.12 };

const icons: readonly { path: string; side: number; shape: IconShape }[] = [
  { path: 'apple-touch-icon.png', side: 180, shape: { ground: 'square', radius: 21, rim: 0.11 } },
  { path: 'icons/icon-192.png', side: 192, shape: { ...disc, rim: 0.1 } },
  { path: 'icons/icon-512.png', side: 512, shape: { ...disc, rim: 0.1 } },
  { path: 'icons/icon-maskable-512.png', side: 512, shape: { ground: 'square', radius: 19, rim: 0.1 } },
];

const favicons: readonly { side: number; shape: IconShape }[] = [
  { side: 16, shape: { ground: 'disc', radius: 27, rim: 0.17 } },
  { side: 32, shape: { ground: 'disc', radius: 26, rim: 0.14 } },
  { side: 48, shape: disc },
];

/** Rendered at the target size, not scaled to it. */
function png(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer();
}

async function iconImages(palette: Palette): Promise<Omit<SiteImage, 'app'>[]> {
  const pictures = await Promise.all(
    favicons.map(async ({ side, shape }) => ({ side, png: await png(iconPicture(palette, shape), side) })),
  );
  const others = icons.map(async ({ path, side, shape }) => ({
    path,
    data: await png(iconPicture(palette, shape), side),
  }));
  return [{ path: 'favicon.ico', data: ico(pictures) }, ...(await Promise.all(others))];
}

function socialImage(variant: LogoVariant, drawing: SocialDrawing, palette: Palette): Promise<Buffer> {
  return sharp(Buffer.from(socialPicture(variant, drawing, palette)))
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** The icons and shared pictures of all apps. */
export async function siteImages({ palette, defaultTint, brandMixes }: Colours): Promise<SiteImage[]> {
  const house = tinted(palette, brandMixes, colour(defaultTint, 'brand'));
  const shared = await iconImages(palette);
  const social = appLogos.flatMap(({ app, variants, drawing }) =>
    variants.map(async ({ variant }) => ({
      app,
      path: `social/${variant}.png`,
      data: await socialImage(variant, drawing, house),
    })),
  );
  return [...appLogos.flatMap(({ app }) => shared.map((image) => ({ app, ...image }))), ...(await Promise.all(social))];
}
