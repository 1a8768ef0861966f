import type { Cart } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { NoticeProps } from '@veralune/ui/components/notice/notice';
import type { CartScreenProps, GiftChoice } from '@veralune/ui/screens/cart/cart';
import { noticeParameter } from '../../account/notices.ts';
import { inQuery, type Query } from '../../account/query.ts';
import { changeLine, chooseGift } from '../../cart/cart-actions.ts';
import { codeField } from '../../cart/code-state.ts';
import { cartLineItem, cartLineLabels } from '../../cart/lines.ts';
import { formatCents } from '../../cart/money.ts';
import { cartSummary } from '../../cart/summary.ts';
import { checkoutSteps } from '../../checkout/steps.ts';
import type { PageContext } from '../../page-context.ts';

const tones = {
  added: 'success',
  removed: 'success',
  again: 'success',
  'not-added': 'warning',
  'out-of-stock': 'warning',
  'gift-in-cart': 'warning',
  changed: 'warning',
  'code-used': 'warning',
  'quantity-failed': 'error',
  'too-many': 'warning',
  failed: 'error',
} as const satisfies Record<string, NoticeProps['tone']>;

function isNotice(code: string): code is keyof typeof tones {
  return Object.hasOwn(tones, code);
}

type Messages = (NoticeProps & { id: string })[];

function messagesOf(query: Query, { t }: PageContext): Messages {
  const code = inQuery(query, noticeParameter);
  if (!isNotice(code)) return [];
  const tone = tones[code];
  return [{ id: 'result', tone, live: tone === 'success' ? 'status' : 'alert', children: t(`cart.notices.${code}`) }];
}

/** One free product of choice, with a medical-follow-up code. Source: 2-routes-redirects-commerce.md §4, §9. */
function giftOf({ gift }: Cart, { locale, t }: PageContext): GiftChoice | undefined {
  if (gift?.chosen !== null) return undefined;
  return {
    id: 'gift',
    name: 'gift',
    action: chooseGift.bind(null, locale),
    submit: t('cart.gift.submit'),
    label: t('cart.gift.label'),
    hint: t('cart.gift.hint'),
    options: gift.choices.map(({ product }) => ({
      value: String(product.id),
      title: product.name,
      detail: product.packaging,
      icon: 'gift',
    })),
  };
}

function errorsOf({ lines }: Cart, { t }: PageContext) {
  const errors = lines
    .filter(({ state }) => state !== 'orderable')
    .map(({ id, state, product: { name }, max }) => ({
      fieldId: state === 'too_many' ? `quantity-${id}` : 'lines',
      message:
        state === 'too_many'
          ? t('cart.errors.too-many', { product: name, count: max })
          : t('cart.errors.unavailable', { product: name }),
    }));
  return errors.length > 0 ? { title: t('cart.errors.title'), errors } : undefined;
}

export function cartProps(cart: Cart, query: Query, context: PageContext): CartScreenProps {
  const { locale, t } = context;
  const { currency } = cart.amounts;
  const messages = messagesOf(query, context);
  if (cart.lines.length === 0) {
    return {
      kind: 'empty',
      title: t('cart.empty.title'),
      messages,
      empty: {
        title: t('cart.empty.start'),
        text: t('cart.empty.text'),
        links: [
          { label: t('cart.empty.needs'), href: href('needs', {}, locale) },
          { label: t('cart.empty.products'), href: href('products', {}, locale) },
          { label: t('routes.my-favourites.title'), href: href('my-favourites', {}, locale) },
        ],
      },
      labels: cartLineLabels(context),
    };
  }
  const free = cart.free_delivery;
  return {
    kind: 'filled',
    title: t('cart.title'),
    steps: checkoutSteps('cart', context),
    lines: {
      lines: cart.lines.map((line) => cartLineItem(line, currency, context)),
      action: changeLine.bind(null, locale),
      labels: cartLineLabels(context),
    },
    code: codeField(cart, query, context),
    gift: giftOf(cart, context),
    summary: cartSummary(cart, context),
    checkout: cart.orderable ? { label: t('cart.checkout'), href: href('checkout-delivery', {}, locale) } : undefined,
    back: { label: t('cart.back'), href: href('products', {}, locale) },
    assurances: [
      t('cart.assurances.shipping'),
      ...(free ? [t('cart.shipping.label', { amount: formatCents(free.from_cents, currency, locale) })] : []),
      t('cart.assurances.withdrawal'),
      t('cart.assurances.payment'),
    ],
    messages,
    errors: errorsOf(cart, context),
  };
}
