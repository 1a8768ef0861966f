import type { Cart, CodeBenefit, CodeFault } from '@veralune/api-client/contract';
import { formatPercent } from '@veralune/i18n';
import { href } from '@veralune/routing';
import type { CodeFieldProps, CodeState } from '@veralune/ui/components/code-field/code-field';
import { loginHref } from '../account/return-path.ts';
import { inQuery, type Query } from '../account/query.ts';
import type { PageContext } from '../page-context.ts';
import { changeCode } from './cart-actions.ts';
import { formatCents } from './money.ts';

const faults: Readonly<Record<CodeFault, Extract<CodeState, { kind: 'refused' }>['reason']>> = {
  code_invalid: 'invalid',
  code_used: 'used',
  code_condition: 'condition',
  code_login_required: 'login',
  code_not_combinable: 'condition',
};

function isFault(code: string): code is CodeFault {
  return Object.hasOwn(faults, code);
}

function faultText(fault: CodeFault, minimumCents: number | null, cart: Cart, { locale, t }: PageContext): string {
  const { products_cents: value, currency } = cart.amounts;
  if (fault !== 'code_condition' || minimumCents === null || minimumCents <= value) return t(`cart.code.${fault}`);
  return t('cart.code.minimum', {
    minimum: formatCents(minimumCents, currency, locale),
    missing: formatCents(minimumCents - value, currency, locale),
  });
}

function benefitText(benefit: CodeBenefit, cart: Cart, { locale, t }: PageContext): string {
  switch (benefit.kind) {
    case 'percent':
      return t('cart.code.benefit.percent', { percent: formatPercent(benefit.percent, locale) });
    case 'amount':
      return t('cart.code.benefit.amount', { amount: formatCents(benefit.cents, cart.amounts.currency, locale) });
    case 'gift':
      return t('cart.code.benefit.gift');
    case 'free_delivery':
      return t('cart.code.benefit.free_delivery');
  }
}

function refusal(code: string, fault: CodeFault, minimum: number | null, cart: Cart, context: PageContext): CodeState {
  const { locale, t } = context;
  const link =
    fault === 'code_login_required'
      ? { label: t('cart.code.login'), href: loginHref(locale, href('cart', {}, locale)) }
      : undefined;
  return { kind: 'refused', reason: faults[fault], code, message: faultText(fault, minimum, cart, context), link };
}

/** The code that was just refused, otherwise one that no longer applies, otherwise the one that applies. */
function stateOf(cart: Cart, query: Query, context: PageContext): CodeState {
  const fault = inQuery(query, 'fault');
  if (isFault(fault)) {
    const minimum = Number(inQuery(query, 'minimum')) || null;
    return refusal(inQuery(query, 'code'), fault, minimum, cart, context);
  }
  const applied = cart.codes.find((code) => code.fault === null);
  if (applied) return { kind: 'applied', code: applied.code, benefit: benefitText(applied.benefit, cart, context) };
  const [first] = cart.codes;
  return first?.fault ? refusal(first.code, first.fault, first.minimum_cents, cart, context) : { kind: 'idle' };
}

export function codeField(cart: Cart, query: Query, context: PageContext): CodeFieldProps {
  const { locale, t } = context;
  return {
    id: 'code',
    name: 'code',
    action: changeCode.bind(null, locale),
    state: stateOf(cart, query, context),
    labels: {
      title: t('cart.code.title'),
      field: t('cart.code.field'),
      apply: t('cart.code.apply'),
      remove: t('cart.code.remove'),
      applied: t('cart.code.applied'),
    },
  };
}
