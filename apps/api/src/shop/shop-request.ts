import { marketOf, type Locale } from '@veralune/routing';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import { viewContextOf, type ViewContext } from '../calls/view-context.ts';
import { notFound } from '../http/http-error.ts';
import type { Visitor } from '../http/personal/visitor.ts';
import { shopperOf, type Shopper } from './shopper.ts';

/** A call of the shop: who, where, when. */
export interface ShopRequest {
  readonly shopper: Shopper;
  readonly context: ViewContext;
  readonly locale: Locale;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface PersonalContext {
  readonly view: LocaleView;
  readonly catalogue: Catalogue;
  readonly visitor: Pick<Visitor, 'customer' | 'cartToken'>;
  readonly now: number;
}

/** Whether a market sells online. Source: 3-decisions.md, "Settings". */
function sellsOnline({ shared }: Pick<Catalogue, 'shared'>, shopId: number): boolean {
  return shared.settings.all.some(
    (setting) => setting.shopId === shopId && setting.code === 'online_sale' && setting.value === '1',
  );
}

/** @throws HttpError 404 if the shop sells nothing online */
export function shopRequestOf({ view, catalogue, visitor, now }: PersonalContext): ShopRequest {
  const { shopId, id } = marketOf(view.locale);
  if (!sellsOnline(catalogue, shopId)) throw notFound(`The market ${id} sells nothing online.`);
  return { shopper: shopperOf(visitor, shopId), context: viewContextOf({ view, catalogue }), locale: view.locale, now };
}
