'use client';

import type { Locale } from '@veralune/routing';
import type { CartConfirmationProps } from '@veralune/ui/components/add-to-cart/cart-confirmation';
import { useState, type ComponentType, type ReactNode, type SubmitEvent } from 'react';
import type { AddedToCartProps, Adding } from './added-to-cart.tsx';

interface CartIslandTexts {
  /** BCP 47, for plurals. */
  readonly lang: string;
  readonly adding: string;
  readonly added: string;
  readonly failed: string;
  readonly outOfStock: string;
  readonly one: string;
  readonly other: string;
  readonly toCart: { readonly label: string; readonly href: string };
  readonly close: string;
}

export interface CartIslandProps {
  readonly locale: Locale;
  readonly product: CartConfirmationProps['product'];
  readonly texts: CartIslandTexts;
  /** The form, which posts without JavaScript. */
  readonly children: ReactNode;
}

interface Attempt {
  readonly number: number;
  readonly adding: Adding;
}

/** The form that adds a product to the cart. What it does without leaving the page is loaded when it is sent. */
export function CartIsland({ children, locale, ...props }: CartIslandProps) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [Added, setAdded] = useState<ComponentType<AddedToCartProps> | null>(null);
  const submit = (event: SubmitEvent<HTMLDivElement>) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const data = new FormData(form);
    import('./added-to-cart.tsx').then(
      ({ AddedToCart, addToCart }) => {
        const adding = addToCart(locale, data);
        setAdded(() => AddedToCart);
        setAttempt((last) => ({ number: (last?.number ?? 0) + 1, adding }));
      },
      () => {
        form.submit();
      },
    );
  };
  return (
    <div onSubmit={submit}>
      {children}
      {Added && attempt ? <Added key={attempt.number} {...props} adding={attempt.adding} /> : null}
    </div>
  );
}
