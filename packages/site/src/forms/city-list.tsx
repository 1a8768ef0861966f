'use client';

import { useEffect, useState } from 'react';
import { useLoadedElement } from '../late/use-loaded-element.ts';
import type { CitySuggestionsProps } from './city-suggestions.tsx';

async function loadSuggestions() {
  return (await import('./city-suggestions.tsx')).CitySuggestions;
}

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

  return useLoadedElement(loadSuggestions, props, null, isUsed);
}
