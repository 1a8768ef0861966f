import { createBrowserClient } from '@veralune/api-client/react';
import { isPostcodeOf } from '@veralune/forms';
import { languageOf, marketOf, type Locale } from '@veralune/routing';

function controlOf(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value.trim() : '';
}

interface Entered {
  readonly zipcode: string;
  readonly country: string;
}

/** The complete postcode of a form and its country; undefined while it is not one. */
function enteredIn(form: HTMLFormElement): Entered | undefined {
  const zipcode = controlOf(form, 'zipcode');
  const country = controlOf(form, 'country');
  return zipcode !== '' && country !== '' && isPostcodeOf(country, zipcode) ? { zipcode, country } : undefined;
}

async function citiesOf(entered: Entered, locale: Locale): Promise<string[]> {
  const client = createBrowserClient({ shopId: marketOf(locale).shopId, lang: languageOf(locale) });
  const result = await client.call('cities', { query: { ...entered } });
  return result.ok ? [...new Set(result.data.map(({ city }) => city))] : [];
}

function optionOf(city: string): HTMLOptionElement {
  const option = document.createElement('option');
  option.value = city;
  return option;
}

/**
 * Suggests the cities of the postcode in the city field, with the `datalist` that it names as its `list`. The field stays a
 * plain text field: other places can be typed, and a failed look-up changes nothing. Source: 1-site.md §5.
 * @param signal ends it
 */
export function suggestCities(form: HTMLFormElement, id: string, locale: Locale, signal: AbortSignal): void {
  if (signal.aborted) return;
  const list = document.createElement('datalist');
  list.id = id;
  // Not in the form, whose elements are React's.
  document.body.append(list);
  let last = '';

  const read = async (): Promise<void> => {
    const entered = enteredIn(form);
    const key = entered ? `${entered.country} ${entered.zipcode}` : '';
    if (key === last) return;
    last = key;
    list.replaceChildren();
    if (entered === undefined) return;
    const cities = await citiesOf(entered, locale);
    if (key === last) list.replaceChildren(...cities.map(optionOf));
  };
  const onUse = () => void read();
  form.addEventListener('input', onUse, { signal });
  // A draft or the browser may have filled the postcode in.
  form.addEventListener('focusin', onUse, { signal });
  onUse();
  signal.addEventListener('abort', () => {
    list.remove();
  });
}
