import {
  contactOptions,
  newsletterOptions,
  otherCountry,
  servedCountries,
  type Civility,
  type Country,
  type Origin,
} from '@veralune/forms';
import type { FieldChoice } from '@veralune/ui/components/field/select-field';
import type { ContactFieldsProps } from '@veralune/ui/components/contact-form/contact-fields';
import { countryName } from '../metadata/country-name.ts';
import type { PageContext } from '../page-context.ts';

function choices<Value extends string>(values: readonly Value[], labelOf: (value: Value) => string): FieldChoice[] {
  return values.map((value) => ({ value, label: labelOf(value) }));
}

function civilityChoices(values: readonly Civility[], { t }: PageContext): FieldChoice[] {
  return choices(values, (code) => t(`forms.options.civility.${code}`));
}

function originChoices(values: readonly Origin[], { t }: PageContext): FieldChoice[] {
  return choices(values, (code) => t(`forms.options.origin.${code}`));
}

function countryChoices(values: readonly (Country | typeof otherCountry)[], { locale, t }: PageContext): FieldChoice[] {
  return choices(values, (code) =>
    code === otherCountry ? t('forms.options.country.other') : countryName(locale, code),
  );
}

/** The options of the contact form in the words of the market. */
export function contactChoices(context: PageContext): ContactFieldsProps['options'] {
  const { market, t } = context;
  const options = contactOptions(market.id);
  return {
    subject: choices(options.subject, (code) => t(`forms.options.subject.${code}`)),
    profile: choices(options.profile, (code) => t(`forms.options.profile.${code}`)),
    civility: civilityChoices(options.civility, context),
    country: countryChoices(options.country, context),
    origin: originChoices(options.origin, context),
  };
}

/** The options of the newsletter form; the lists of fields that the market doesn't ask for are empty. */
export function newsletterChoices(context: PageContext) {
  const { market, t } = context;
  const options = newsletterOptions(market.id);
  return {
    civilities: civilityChoices(options.civility, context),
    origins: originChoices(options.origin, context),
    information: choices(options.information, (code) => t(`forms.options.information.${code}`)),
  };
}

/** The countries to which the market delivers. */
export function servedCountryChoices(context: PageContext): FieldChoice[] {
  return countryChoices(servedCountries[context.market.id], context);
}
