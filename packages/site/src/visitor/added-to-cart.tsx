'use client';

import { createBrowserClient } from '@veralune/api-client/react';
import { languageOf, marketOf, type Locale } from '@veralune/routing';
import { announce } from '@veralune/tracking';
import { CartConfirmation } from '@veralune/ui/components/add-to-cart/cart-confirmation';
import { Notice } from '@veralune/ui/components/notice/notice';
import { useEffect, useState } from 'react';
import { lastCart, lastCartLines } from '../cart/last-cart.ts';
import { basketOf } from '../tracking/basket.ts';
import { lineItemOf } from '../tracking/items.ts';
import type { CartIslandProps } from './cart-island.tsx';
import { announceVisitorChange } from './visitor-change.ts';

type Outcome =
  /** With the units in the cart, and the label of the size that was added. */
  | { readonly kind: 'added'; readonly articles: number; readonly packaging: string | undefined }
  | { readonly kind: 'failed'; readonly isOut: boolean };

export type Adding = Promise<Outcome>;

export interface AddedToCartProps extends Omit<CartIslandProps, 'children' | 'locale'> {
  readonly adding: Adding;
}

type State = { readonly kind: 'adding' | 'closed' } | Outcome;

function numberIn(data: FormData, name: string, fallback: number): number {
  const number = Number.parseInt(String(data.get(name)), 10);
  return Number.isNaN(number) ? fallback : number;
}

/** @param data of the form of a product */
export async function addToCart(locale: Locale, data: FormData): Adding {
  const client = createBrowserClient({ shopId: marketOf(locale).shopId, lang: languageOf(locale) });
  const body = {
    product: numberIn(data, 'product', 0),
    size: numberIn(data, 'size', 0),
    quantity: Math.max(1, numberIn(data, 'quantity', 1)),
  };
  const result = await client.call('cartAdd', { body });
  if (!result.ok)
    return { kind: 'failed', isOut: result.error.kind === 'http' && result.error.code === 'out_of_stock' };
  const { lines, amounts } = result.data;
  lastCart.write(lastCartLines(result.data));
  const line = lines.find(({ product, size, is_gift: isGift }) => {
    return product.id === body.product && size === body.size && !isGift;
  });
  if (line) {
    const items = [{ ...lineItemOf(line), quantity: body.quantity }];
    announce({ event: 'add_to_cart', ecommerce: basketOf(amounts.currency, items) });
  }
  return { kind: 'added', articles: amounts.articles, packaging: line?.product.packaging };
}

/** The button at the bottom of a phone can be far from the form. */
function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Says what became of a product that is added to the cart. */
export function AddedToCart({ product, texts, adding }: AddedToCartProps) {
  const [state, setState] = useState<State>({ kind: 'adding' });
  useEffect(() => {
    let isShown = true;
    void adding.then((outcome) => {
      if (!isShown) return;
      setState(outcome);
      if (outcome.kind === 'added') announceVisitorChange();
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
        <div role="status" ref={scrollTo}>
          <CartConfirmation
            title={texts.added}
            product={{ ...product, detail: state.packaging ?? product.detail }}
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
