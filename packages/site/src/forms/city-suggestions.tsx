'use client';

import { createBrowserClient } from '@veralune/api-client/react';
import { isPostcodeOf } from '@veralune/forms';
import { languageOf, marketOf, type Locale } from '@veralune/routing';
import { useEffect, useState } from 'react';

export interface CitySuggestionsProps {
  /** Id of the list, which the city field names as its `list`. */
  readonly id: string;
  readonly locale: Locale;
}

function controlOf(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value.trim() : '';
}

/** The complete postcode of a form; empty while it is not one. */
function zipcodeOf(form: HTMLFormElement): string {
  const zipcode = controlOf(form, 'zipcode');
  const country = controlOf(form, 'country');
  return zipcode !== '' && country !== '' && isPostcodeOf(country, zipcode) ? zipcode : '';
}

async function citiesOf(zipcode: string, locale: Locale): Promise<string[]> {
  const client = createBrowserClient({ shopId: marketOf(locale).shopId, lang: languageOf(locale) });
  const result = await client.call('cities', { query: { zipcode } });
  return result.ok ? [...new Set(result.data.map(({ city }) => city))] : [];
}

/**
 * Suggests the cities of the postcode in the city field. The field stays a plain text field: other places can be typed,
 * and a failed look-up changes nothing. Source: 1-site.md §5.
 */
export function CitySuggestions({ id, locale }: CitySuggestionsProps) {
  const [zipcode, setZipcode] = useState('');
  const [cities, setCities] = useState<readonly string[]>([]);

  useEffect(() => {
    const form = document.querySelector<HTMLInputElement>(`input[list="${id}"]`)?.form;
    if (!form) return;
    const read = () => setZipcode(zipcodeOf(form));
    form.addEventListener('input', read);
    // A draft or the browser may have filled the postcode in.
    form.addEventListener('focusin', read);
    return () => {
      form.removeEventListener('input', read);
      form.removeEventListener('focusin', read);
    };
  }, [id]);

  useEffect(() => {
    if (zipcode === '') return;
    let isCurrent = true;
    void citiesOf(zipcode, locale).then((found) => {
      if (isCurrent) setCities(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [zipcode, locale]);

  return (
    <datalist id={id}>{zipcode === '' ? null : cities.map((city) => <option key={city} value={city} />)}</datalist>
  );
}
