'use client';

import { useId, useState } from 'react';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';
import { SearchFormParts, type SearchFormWords } from './search-form-parts.tsx';

export type SearchFormProps = SearchFormWords;

/** A search field. A plain form that works without scripts; scripts only block texts that are too short. */
export function SearchForm(props: SearchFormProps) {
  const { value = '', minLength } = props;
  const [text, setText] = useState(value);
  const hintId = useId();
  const hydrated = useHydrated();
  const length = text.trim().length;
  const tooShort = hydrated && length < minLength;
  return (
    <SearchFormParts
      {...props}
      hintId={hintId}
      tooShort={tooShort}
      isHintShown={tooShort && length > 0}
      onInput={(event) => setText(event.currentTarget.value)}
    />
  );
}
