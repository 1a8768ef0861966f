'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { CitySuggestionsProps } from './city-suggestions.tsx';

const CitySuggestions = lazy(async () => ({ default: (await import('./city-suggestions.tsx')).CitySuggestions }));

/** Loads the suggestions of cities when the city field's form gets the focus. */
export function CityList(props: CitySuggestionsProps) {
  const { id } = props;
  const [isUsed, setUsed] = useState(false);

  useEffect(() => {
    const form = document.querySelector<HTMLInputElement>(`input[list="${id}"]`)?.form;
    const use = () => setUsed(true);
    form?.addEventListener('focusin', use, { once: true });
    return () => form?.removeEventListener('focusin', use);
  }, [id]);

  return isUsed ? (
    <Suspense>
      <CitySuggestions {...props} />
    </Suspense>
  ) : null;
}
