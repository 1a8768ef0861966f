import { languageOf, languages, type Language, type Locale } from '@veralune/routing';

/** A mistake in the typography of a text, for messages and for the texts of the catalogue. */
export interface TypographyRule {
  /** What must not occur; without the flag `g`. */
  readonly wrong: RegExp;
  /** A language with all its countries, or one country. Default: everywhere. */
  readonly where?: Language | Locale;
  /** A country of the language that has another rule. */
  readonly except?: Locale;
  readonly what: string;
  readonly remedy: string;
}

const noBreak = 'Put a no-break space (U+00A0) there.';
const units = ['mg', 'µg', 'g', 'kg', 'ml', 'cl', 'dl', 'l', 'kJ', 'kcal', 'mm', 'cm', 'm', 'km', '°C', '€', 'CHF'];

function quotes(where: Language, wrong: RegExp, right: string): TypographyRule {
  return { wrong, where, what: 'has quotes of another language', remedy: `Write ${right}.` };
}

function spaceBeforeMark(where: Language): TypographyRule {
  return { wrong: /[ \u00a0][:;!?]/, where, what: 'has a space before a punctuation mark', remedy: 'Delete it.' };
}

function spacedPercent(where: Language): TypographyRule[] {
  return [
    { wrong: /\d%/, where, what: 'has no space before %', remedy: noBreak },
    { wrong: / %/, where, what: 'allows a line break before %', remedy: noBreak },
  ];
}

function closedPercent(where: Language): TypographyRule {
  return { wrong: /[ \u00a0]%/, where, what: 'has a space before %', remedy: 'Delete it.' };
}

/** The rules of the five languages and of their countries. README.md, "Wording rules". */
export const typographyRules: readonly TypographyRule[] = [
  { wrong: /^\s|\s$| {2}/, what: 'has unnecessary spaces', remedy: 'Delete them.' },
  { wrong: /['"]/, what: 'has straight quotes', remedy: 'Write ’ for an apostrophe and the quotes of the language.' },
  { wrong: /\.\.\./, what: 'has three dots', remedy: 'Write … instead.' },
  { wrong: /\u202f/, what: 'has a narrow no-break space (U+202F)', remedy: 'Write the no-break space U+00A0.' },
  { wrong: / [,.](?![\d.])/, what: 'has a space before a punctuation mark', remedy: 'Delete it.' },
  {
    wrong: new RegExp(`\\d (?:${units.join('|')})(?![\\p{L}’])`, 'u'),
    what: 'allows a line break between a number and its unit',
    remedy: noBreak,
  },
  {
    wrong: /ß/,
    where: 'de-ch',
    what: 'has an ß',
    remedy: 'Swiss German has no ß: write ss in the file of Switzerland.',
  },
  { wrong: /[„“‚‘]/, where: 'de-ch', what: 'has quotes of Germany', remedy: 'Write «…», and ‹…› inside them.' },
  {
    wrong: / [:;!?»%]|« /,
    where: 'fr',
    what: 'allows a line break at a punctuation mark',
    remedy: noBreak,
  },
  {
    wrong: /\S[:;!?](?![\p{L}\p{N}/…])/u,
    where: 'fr',
    what: 'has no space before a punctuation mark',
    remedy: noBreak,
  },
  { wrong: /«\S|\S»/, where: 'fr', what: 'has no space inside quotes', remedy: noBreak },
  { wrong: /\d%/, where: 'fr', what: 'has no space before %', remedy: noBreak },
  ...spacedPercent('de'),
  ...spacedPercent('es'),
  closedPercent('nl'),
  closedPercent('it'),
  ...(['nl', 'de', 'it', 'es'] as const).map(spaceBeforeMark),
  quotes('fr', /[“”„]/, '« … », with no-break spaces'),
  quotes('nl', /[«»„]/, '“…”'),
  { ...quotes('de', /[«»”]/, '„…“'), except: 'de-ch' },
  quotes('it', /[“”„]/, '«…»'),
  quotes('es', /„/, '«…»'),
];

function languageOfName(name: Language | Locale): Language {
  return languages.find((language) => language === name) ?? languageOf(name as Locale);
}

/** The rules of a language, or of a language in a country. */
export function typographyRulesOf(name: Language | Locale): TypographyRule[] {
  const language = languageOfName(name);
  return typographyRules.filter(
    ({ where, except }) => (where === undefined || where === name || where === language) && except !== name,
  );
}
