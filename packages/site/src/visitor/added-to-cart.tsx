'use client';

import type { Answer, Result } from '@veralune/api-client';
import { createBrowserClient } from '@veralune/api-client/react';
import { languageOf, marketOf, type Locale } from '@veralune/routing';
import { CartConfirmation } from '@veralune/ui/components/add-to-cart/cart-confirmation';
import { Notice } from '@veralune/ui/components/notice/notice';
import { useEffect, useState } from 'react';
import type { CartIslandProps } from './cart-island.tsx';
import { announceVisitorChange } from './visitor-change.ts';

export type Adding = Promise<Result<Answer<'cartAdd'>>>;

export interface AddedToCartProps extends Omit<CartIslandProps, 'children' | 'locale'> {
  readonly adding: Adding;
}

type State =
  | { readonly kind: 'adding' | 'closed' }
  | { readonly kind: 'added'; readonly articles: number }
  | { readonly kind: 'failed'; readonly isOut: boolean };

function numberIn(data: FormData, name: string, fallback: number): number {
  const number = Number.parseInt(String(data.get(name)), 10);
  return Number.isNaN(number) ? fallback : number;
}

/** @param data of the form of a product */
export function addToCart(locale: Locale, data: FormData): Adding {
  const client = createBrowserClient({ shopId: marketOf(locale).shopId, lang: languageOf(locale) });
  const body = {
    product: numberIn(data, 'product', 0),
    size: numberIn(data, 'size', 0),
    quantity: Math.max(1, numberIn(data, 'quantity', 1)),
  };
  return client.call('cartAdd', { body });
}

/** Says what became of a product that is added to the cart. */
export function AddedToCart({ product, texts, adding }: AddedToCartProps) {
  const [state, setState] = useState<State>({ kind: 'adding' });
  useEffect(() => {
    let isShown = true;
    void adding.then((result) => {
      if (!isShown) return;
      if (result.ok) {
        setState({ kind: 'added', articles: result.data.amounts.articles });
        announceVisitorChange();
      } else {
        setState({ kind: 'failed', isOut: result.error.kind === 'http' && result.error.code === 'out_of_stock' });
      }
    });
    return () => {
      isShown = false;
    };
  }, [adding]);

  switch (state.kind) {
    case 'adding':
      return <p role="status">{texts.adding}</p>;
    case 'closed':
      return null;
    case 'failed':
      return (
        <Notice tone="error" live="alert">
          {state.isOut ? texts.outOfStock : texts.failed}
        </Notice>
      );
    case 'added': {
      const pattern = new Intl.PluralRules(texts.lang).select(state.articles) === 'one' ? texts.one : texts.other;
      return (
        <div role="status">
          <CartConfirmation
            title={texts.added}
            product={{ ...product, image: null }}
            cart={pattern.replace('#', String(state.articles))}
            toCart={texts.toCart}
            close={texts.close}
            onClose={() => {
              setState({ kind: 'closed' });
            }}
          />
        </div>
      );
    }
  }
}
