import { hasRoute, href } from '@veralune/routing';
import { actionLocale } from '../account/action-locale.ts';
import { noticeParameter } from '../account/notices.ts';
import { writeForVisitor } from '../account/visitor-calls.ts';
import { seeOther } from '../visitor/see-other.ts';

function numberIn(data: FormData, name: string, fallback: number): number {
  const number = Number.parseInt(String(data.get(name)), 10);
  return Number.isNaN(number) ? fallback : number;
}

/**
 * `POST /fragments/cart`: adds a product to the cart and leads there. For the form of a product's page without JavaScript: the
 * page is in shared caches, so it has no server action.
 */
export async function POST(request: Request): Promise<Response> {
  const data = await request.formData();
  const locale = actionLocale(data.get('locale'));
  if (!hasRoute('cart', locale)) return new Response('Not found', { status: 404 });
  const result = await writeForVisitor(locale, 'cartAdd', {
    body: {
      product: numberIn(data, 'product', 0),
      size: numberIn(data, 'size', 0),
      quantity: Math.max(1, numberIn(data, 'quantity', 1)),
    },
  });
  const isOut = !result.ok && result.error.kind === 'http' && result.error.code === 'out_of_stock';
  const notice = result.ok ? 'added' : isOut ? 'out-of-stock' : 'not-added';
  return seeOther(`${href('cart', {}, locale)}?${noticeParameter}=${notice}`);
}
