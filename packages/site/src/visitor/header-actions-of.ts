import type { Me } from '@veralune/api-client/contract';
import type { HeaderActionsProps } from '@veralune/ui/components/header-actions/header-actions';

/** The words of the header's links for every state of a visitor, because browsers have no message catalogue. */
export interface HeaderActionTexts {
  /** BCP 47, for plurals. */
  readonly lang: string;
  readonly account: { readonly signIn: string; readonly loginHref: string; readonly accountHref: string };
  readonly favourites: { readonly label: string; readonly href: string; readonly one: string; readonly other: string };
  /** Absent in a market that sells nothing online. */
  readonly cart?:
    { readonly label: string; readonly href: string; readonly one: string; readonly other: string } | undefined;
}

type Counted = NonNullable<HeaderActionTexts['cart']>;

function counted({ label, href: target, one, other }: Counted, count: number, lang: string) {
  const pattern = new Intl.PluralRules(lang).select(count) === 'one' ? one : other;
  return { label, href: target, count, countLabel: pattern.replace('#', String(count)) };
}

/**
 * The links of the header for a visitor.
 * @param me null before it is known, and for a visitor without cart and session
 */
export function headerActionsOf(texts: HeaderActionTexts, me: Me | null): HeaderActionsProps {
  const { account, favourites, cart, lang } = texts;
  const customer = me?.customer ?? null;
  return {
    account: customer
      ? { label: customer.firstname, href: account.accountHref, signedIn: true }
      : { label: account.signIn, href: account.loginHref, signedIn: false },
    favourites: customer ? counted(favourites, customer.favourite_products.length, lang) : undefined,
    cart: cart ? counted(cart, me?.cart.articles ?? 0, lang) : undefined,
  };
}
