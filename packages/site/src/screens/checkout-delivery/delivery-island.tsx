'use client';

import { CheckoutDeliveryScreen } from '@veralune/ui/screens/checkout-delivery/checkout-delivery';
import { useActionState, useEffect } from 'react';
import type { FormTitles } from '../../account/form-islands.tsx';
import type { DeliveryAnswer } from './action.ts';
import type { DeliveryProps } from './props.ts';

export interface DeliveryIslandProps {
  readonly action: (previous: DeliveryAnswer | null, data: FormData) => Promise<DeliveryAnswer>;
  readonly titles: FormTitles;
  readonly screen: DeliveryProps;
}

/** The delivery step, which its server action answers as a whole: the relay points near a postcode, what is wrong. */
export function DeliveryIsland({ action, titles, screen }: DeliveryIslandProps) {
  const [answer, post] = useActionState(action, null);
  const shown = answer?.screen ?? screen;
  // The answer replaces the form, and the button that had the focus.
  useEffect(() => {
    if (answer?.hasPoints) document.getElementById('relay')?.focus();
  }, [answer]);
  return (
    <>
      <title>{(shown.errors ?? shown.message) ? titles.wrong : titles.plain}</title>
      <CheckoutDeliveryScreen key={answer?.attempt} {...shown} action={post} />
    </>
  );
}
