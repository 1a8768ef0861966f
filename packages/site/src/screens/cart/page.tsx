import { href } from '@veralune/routing';
import { CartScreen } from '@veralune/ui/screens/cart/cart';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalMetadata } from '../../account/personal-metadata.ts';
import type { QueryPageProps } from '../../account/query.ts';
import { readForVisitor } from '../../account/visitor-calls.ts';
import { lastCartLines } from '../../cart/last-cart.ts';
import { RememberCartIsland } from '../../cart/remember-cart-island.tsx';
import { createPageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';
import { cartProps } from './props.ts';
import { cartFacts } from '../../tracking/facts.ts';
import { TrackedPage } from '../../tracking/tracked-page.tsx';

export const generateMetadata = personalMetadata('cart');

export default async function CartPage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale } = context;
  const cart = await readForVisitor(locale, 'cart', {}, href('cart', {}, locale));
  return (
    <PersonalFrame context={context} route="cart">
      <TrackedPage {...cartFacts(cart)} />
      <CartScreen {...cartProps(cart, await searchParams, context)} />
      <RememberCartIsland lines={lastCartLines(cart)} />
    </PersonalFrame>
  );
}
