import { countryLines, type LogoVariant } from './outlines.ts';
import type { SocialDrawing } from './social-picture.ts';

/** The shared picture of each country, so that the picture of a link shows which site it leads to. */
const drawings: Readonly<Record<string, SocialDrawing>> = {
  be: { kind: 'culture', seed: 'belgium' },
  ch: { kind: 'phases', seed: 'switzerland' },
  es: { kind: 'veins', seed: 'spain' },
  de: { kind: 'culture', seed: 'germany' },
  it: { kind: 'veins', seed: 'italy' },
};

const variants = Object.keys(countryLines) as LogoVariant[];

/** The app of a country that has no site of its own. */
const appsOfCountries: Readonly<Record<string, string>> = {};

/** `fr-be` → `be`, the folder of the app that serves the logo. */
function appOf(variant: LogoVariant): string {
  const country = variant.slice(variant.indexOf('-') + 1);
  return appsOfCountries[country] ?? country;
}

interface AppLogos {
  app: string;
  /** With what stands before `.svg` in the names of the files: `-fr`, or nothing where the site has one language. */
  variants: readonly { variant: LogoVariant; suffix: string }[];
  drawing: SocialDrawing;
}

/** The apps in the order of `countryLines`, each with its logo variants. */
export const appLogos: readonly AppLogos[] = [...Map.groupBy(variants, appOf)].map(([app, ofApp]) => ({
  app,
  variants: ofApp.map((variant) => ({
    variant,
    suffix: ofApp.length > 1 ? `-${variant.slice(0, variant.indexOf('-'))}` : '',
  })),
  drawing: drawings[app] ?? { kind: 'culture', seed: app },
}));

/** `Belgium, in French`; `Spain`, where the site has one language. */
export const variantNames: readonly { variant: LogoVariant; name: string }[] = appLogos.flatMap(
  ({ app, variants: ofApp }) => {
    const countries = new Intl.DisplayNames('en', { type: 'region' });
    const nameOf = (variant: string) => countries.of(variant.slice(variant.indexOf('-') + 1).toUpperCase()) ?? app;
    const languages = new Intl.DisplayNames('en', { type: 'language' });
    return ofApp.map(({ variant, suffix }) => ({
      variant,
      name: suffix === '' ? nameOf(variant) : `${nameOf(variant)}, in ${languages.of(suffix.slice(1)) ?? suffix}`,
    }));
  },
);
