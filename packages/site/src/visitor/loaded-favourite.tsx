'use client';

import { createBrowserClient } from '@veralune/api-client/react';
import { languageOf, marketOf } from '@veralune/routing';
import { Notice } from '@veralune/ui/components/notice/notice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FavouriteIslandProps, Keeping } from './favourite-island.tsx';
import { useMe } from './use-me.ts';
import { announceVisitorChange } from './visitor-change.ts';

const calls = {
  product: { list: 'favourite_products', add: 'addFavouriteProduct', remove: 'removeFavouriteProduct' },
  pharmacy: { list: 'favourite_pharmacies', add: 'addFavouritePharmacy', remove: 'removeFavouritePharmacy' },
} as const;

export interface LoadedFavouriteProps extends FavouriteIslandProps {
  /** Gets what the button does; null for a visitor who is not a customer: the plain form. */
  readonly show: (keeping: Keeping | null) => void;
}

/** The messages of the button of a signed-in customer. */
export function LoadedFavourite({ locale, button, texts, show }: LoadedFavouriteProps) {
  const me = useMe(locale);
  const [state, setState] = useState<'idle' | 'added' | 'removed' | 'full' | 'failed'>('idle');
  const isSending = useRef(false);
  const { list, add, remove } = calls[button.name];
  const id = Number(button.id);
  const isKept = me?.customer ? me.customer[list].includes(id) : null;

  const change = useEffectEvent(async (form: HTMLFormElement) => {
    if (isSending.current) return;
    isSending.current = true;
    setState('idle');
    const client = createBrowserClient({ shopId: marketOf(locale).shopId, lang: languageOf(locale) });
    const result = await client.call(isKept ? remove : add, { params: { id } });
    isSending.current = false;
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
  });
  useEffect(() => {
    show(isKept === null ? null : { isKept, change: (form) => void change(form) });
  }, [isKept, show]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {state === 'added' || state === 'removed' ? texts[state] : null}
      </p>
      {state === 'full' || state === 'failed' ? (
        <Notice tone="error" live="alert">
          {texts[state]}
        </Notice>
      ) : null}
    </>
  );
}
