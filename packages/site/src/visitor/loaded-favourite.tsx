'use client';

import { createBrowserClient } from '@veralune/api-client/react';
import { languageOf, marketOf } from '@veralune/routing';
import { FavouriteButton } from '@veralune/ui/components/favourite-button/favourite-button';
import { Notice } from '@veralune/ui/components/notice/notice';
import { useState, type SubmitEvent } from 'react';
import type { FavouriteIslandProps } from './favourite-island.tsx';
import { useMe } from './use-me.ts';
import { announceVisitorChange } from './visitor-change.ts';

const calls = {
  product: { list: 'favourite_products', add: 'addFavouriteProduct', remove: 'removeFavouriteProduct' },
  pharmacy: { list: 'favourite_pharmacies', add: 'addFavouritePharmacy', remove: 'removeFavouritePharmacy' },
} as const;

type State = 'idle' | 'sending' | 'added' | 'removed' | 'full' | 'failed';

/** The button of a signed-in customer; for all others the plain form. */
export function LoadedFavourite({ locale, button, texts, children }: FavouriteIslandProps) {
  const me = useMe(locale);
  const [state, setState] = useState<State>('idle');
  if (!me?.customer) return children;

  const { list, add, remove } = calls[button.name];
  const id = Number(button.id);
  const isKept = me.customer[list].includes(id);
  const change = async (form: HTMLFormElement) => {
    setState('sending');
    const client = createBrowserClient({ shopId: marketOf(locale).shopId, lang: languageOf(locale) });
    const result = await client.call(isKept ? remove : add, { params: { id } });
    const code = !result.ok && result.error.kind === 'http' ? result.error.code : null;
    if (result.ok || code === 'already_favourite') {
      setState(isKept ? 'removed' : 'added');
      announceVisitorChange();
    } else if (code === 'login_required') {
      // The session ended meanwhile: the form leads to the login page.
      form.submit();
    } else {
      setState(code === 'too_many_favourites' ? 'full' : 'failed');
    }
  };
  const submit = (event: SubmitEvent<HTMLDivElement>) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement && state !== 'sending') void change(event.target);
  };
  return (
    <div onSubmit={submit}>
      <FavouriteButton {...button} kept={isKept} />
      <p className="visually-hidden" role="status">
        {state === 'added' || state === 'removed' ? texts[state] : null}
      </p>
      {state === 'full' || state === 'failed' ? (
        <Notice tone="error" live="alert">
          {texts[state]}
        </Notice>
      ) : null}
    </div>
  );
}
