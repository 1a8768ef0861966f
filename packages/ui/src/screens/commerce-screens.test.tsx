import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { accountFormExamples } from './account-form/account-form.examples.ts';
import { AccountFormScreen } from './account-form/account-form.tsx';
import { cartExamples } from './cart/cart.examples.ts';
import { CartScreen } from './cart/cart.tsx';
import { checkoutConfirmationExamples } from './checkout-confirmation/checkout-confirmation.examples.ts';
import { CheckoutConfirmationScreen } from './checkout-confirmation/checkout-confirmation.tsx';
import { checkoutDeliveryExamples } from './checkout-delivery/checkout-delivery.examples.ts';
import { CheckoutDeliveryScreen } from './checkout-delivery/checkout-delivery.tsx';
import { checkoutErrorExamples } from './checkout-error/checkout-error.examples.ts';
import { CheckoutErrorScreen, type CheckoutErrorScreenProps } from './checkout-error/checkout-error.tsx';
import { checkoutPaymentExamples } from './checkout-payment/checkout-payment.examples.ts';
import { CheckoutPaymentScreen } from './checkout-payment/checkout-payment.tsx';
import { checkoutRecapExamples } from './checkout-recap/checkout-recap.examples.ts';
import { CheckoutRecapScreen } from './checkout-recap/checkout-recap.tsx';
import { forgotPasswordExamples } from './forgot-password/forgot-password.examples.ts';
import { ForgotPasswordScreen, type ForgotPasswordScreenProps } from './forgot-password/forgot-password.tsx';
import { loginExamples } from './login/login.examples.ts';
import { LoginScreen } from './login/login.tsx';
import { myAccountExamples } from './my-account/my-account.examples.ts';
import { MyAccountScreen } from './my-account/my-account.tsx';
import { myAddressesExamples } from './my-addresses/my-addresses.examples.ts';
import { MyAddressesScreen } from './my-addresses/my-addresses.tsx';
import { myFavouritesExamples } from './my-favourites/my-favourites.examples.ts';
import { MyFavouritesScreen } from './my-favourites/my-favourites.tsx';
import { myOrderExamples } from './my-order/my-order.examples.tsx';
import { MyOrderScreen } from './my-order/my-order.tsx';
import { myOrdersExamples } from './my-orders/my-orders.examples.ts';
import { MyOrdersScreen } from './my-orders/my-orders.tsx';
import { myPharmaciesExamples } from './my-pharmacies/my-pharmacies.examples.ts';
import { MyPharmaciesScreen } from './my-pharmacies/my-pharmacies.tsx';
import { myReceiptExamples } from './my-receipt/my-receipt.examples.ts';
import { MyReceiptScreen } from './my-receipt/my-receipt.tsx';
import { productEvaluationsExamples } from './product-evaluations/product-evaluations.examples.ts';
import { ProductEvaluationsScreen } from './product-evaluations/product-evaluations.tsx';
import { resetPasswordExamples } from './reset-password/reset-password.examples.ts';
import { ResetPasswordScreen } from './reset-password/reset-password.tsx';
import { signupExamples } from './signup/signup.examples.ts';
import { SignupScreen } from './signup/signup.tsx';
import { withdrawalExamples } from './withdrawal/withdrawal.examples.tsx';
import { WithdrawalScreen } from './withdrawal/withdrawal.tsx';

interface Examples<Props> {
  byLanguage: Record<string, Props>;
  states: Record<string, Props>;
}

interface RenderedPage {
  name: string;
  /** Omitted if a state is shown in one language only. */
  language?: string;
  html: string;
}

function rendered<Props extends object>(
  name: string,
  screen: FunctionComponent<Props>,
  { byLanguage, states }: Examples<Props>,
): RenderedPage[] {
  const html = (props: Props) => renderToStaticMarkup(createElement(screen, props));
  return [
    ...Object.entries(byLanguage).map(([language, props]) => ({
      name: `${name}: ${language}`,
      language,
      html: html(props),
    })),
    ...Object.entries(states).map(([state, props]) => ({ name: `${name}: ${state}`, html: html(props) })),
  ];
}

const forms = Object.entries(accountFormExamples.byLanguage);

const pages = [
  ...forms.flatMap(([part, byLanguage]) =>
    rendered(`account form, ${part}`, AccountFormScreen, { byLanguage, states: {} }),
  ),
  ...rendered('account form', AccountFormScreen, { byLanguage: {}, states: accountFormExamples.states }),
  ...rendered('cart', CartScreen, cartExamples),
  ...rendered('checkout confirmation', CheckoutConfirmationScreen, checkoutConfirmationExamples),
  ...rendered('checkout delivery', CheckoutDeliveryScreen, checkoutDeliveryExamples),
  ...rendered<CheckoutErrorScreenProps>('checkout error', CheckoutErrorScreen, checkoutErrorExamples),
  ...rendered('checkout payment', CheckoutPaymentScreen, { ...checkoutPaymentExamples, states: {} }),
  ...rendered('checkout recap', CheckoutRecapScreen, checkoutRecapExamples),
  ...rendered<ForgotPasswordScreenProps>('forgot password', ForgotPasswordScreen, forgotPasswordExamples),
  ...rendered('login', LoginScreen, loginExamples),
  ...rendered('my account', MyAccountScreen, myAccountExamples),
  ...rendered('my addresses', MyAddressesScreen, myAddressesExamples),
  ...rendered('my favourites', MyFavouritesScreen, myFavouritesExamples),
  ...rendered('my order', MyOrderScreen, myOrderExamples),
  ...rendered('my orders', MyOrdersScreen, myOrdersExamples),
  ...rendered('my orders, loading', MyOrdersScreen, { byLanguage: myOrdersExamples.loading, states: {} }),
  ...rendered('my pharmacies', MyPharmaciesScreen, myPharmaciesExamples),
  ...rendered('my receipt', MyReceiptScreen, myReceiptExamples),
  ...rendered('product evaluations', ProductEvaluationsScreen, productEvaluationsExamples),
  ...rendered('reset password', ResetPasswordScreen, resetPasswordExamples),
  ...rendered('signup', SignupScreen, signupExamples),
  ...rendered('withdrawal', WithdrawalScreen, withdrawalExamples),
];

function all(html: string, pattern: RegExp) {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}

function textOf(html: string) {
  return html.replace(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'");
}

describe.each(pages)('$name', ({ html, language }) => {
  it('has one first-level heading, and it comes first', () => {
    const levels = all(html, /<h([1-6])/g);
    expect(levels[0]).toBe('1');
    expect(levels.filter((level) => level === '1')).toHaveLength(1);
  });

  it('skips no heading level', () => {
    const levels = all(html, /<h([1-6])/g).map(Number);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
    });
  });

  it('uses every id once, and refers only to existing ids', () => {
    const ids = all(html, / id="([^"]+)"/g);
    expect(ids).toEqual([...new Set(ids)]);
    const named = [
      ...all(html, /aria-(?:labelledby|describedby|controls)="([^"]+)"/g),
      ...all(html, / for="([^"]+)"/g),
    ];
    for (const target of [...named.flatMap((value) => value.split(' ')), ...all(html, /href="#([^"]+)"/g)]) {
      expect(ids).toContain(target);
    }
  });

  it('has text in every link and every button', () => {
    const controls = [
      ...all(html, /<a [^>]*>(.*?)<\/a>/g),
      ...all(html, /<button(?![^>]* hidden)[^>]*>(.*?)<\/button>/g),
    ];
    for (const content of controls) expect(textOf(content).trim()).not.toBe('');
  });

  it('uses POST forms for changes, never links, so that they work without scripts', () => {
    for (const form of all(html, /<form([^>]*)>/g)) {
      expect(form).toMatch(/ action="[^"]+"/);
      expect(form).toMatch(/ method="post"/);
    }
  });

  it('has no line break between an amount and its currency', () => {
    expect(textOf(html)).not.toMatch(/\d (?:€|CHF)/);
  });

  it('has a label for every field', () => {
    const labelled = new Set(all(html, / for="([^"]+)"/g));
    const fields = all(html, /<(?:input|select|textarea)([^>]*)>/g).filter(
      (field) => !/type="(?:hidden|radio|submit)"/.test(field),
    );
    for (const field of fields) expect(labelled).toContain(/ id="([^"]+)"/.exec(field)?.[1]);
  });

  if (language === 'fr') {
    it('follows French typography: no plain space before high punctuation', () => {
      expect(textOf(html)).not.toMatch(/[\p{L}\d)]  ?[!?;:»](?: |$)/u);
    });
  }
});

describe('input of buyers', () => {
  it('is shown and never executed', () => {
    const html = renderToStaticMarkup(<ProductEvaluationsScreen {...productEvaluationsExamples.states.rough} />);
    expect(html).toContain('&lt;b&gt;toll&lt;/b&gt;');
    expect(html).not.toContain('<b>');
  });
});
