import type { IconName } from '../icon/icon.tsx';
import { OptionCards, type OptionCardsProps } from '../option-cards/option-cards.tsx';

/** By kind; the label names the brands of each. Source: 2-routes-redirects-commerce.md §3 "Carriers". */
export type PaymentKind = 'card' | 'mobile-wallet' | 'online-wallet' | 'cheque';

export interface PaymentMethod {
  kind: PaymentKind;
  title: string;
  detail?: string | undefined;
  disabled?: boolean | undefined;
}

export interface PaymentChoiceProps extends Omit<OptionCardsProps, 'options' | 'defaultValue'> {
  methods: readonly PaymentMethod[];
  chosen?: PaymentKind | undefined;
}

const icons: Readonly<Record<PaymentKind, IconName>> = {
  card: 'card',
  'mobile-wallet': 'phone',
  'online-wallet': 'wallet',
  cheque: 'cheque',
};

/** The payment method of an order. Part of a form. */
export function PaymentChoice({ methods, chosen, ...cards }: PaymentChoiceProps) {
  return (
    <OptionCards
      {...cards}
      defaultValue={chosen}
      options={methods.map(({ kind, ...method }) => ({ ...method, value: kind, icon: icons[kind] }))}
    />
  );
}
