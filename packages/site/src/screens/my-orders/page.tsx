import { ordersPerPage } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import { MyOrdersScreen } from '@veralune/ui/screens/my-orders/my-orders';
import { accountNav } from '../../account/account-layout.ts';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalMetadata } from '../../account/personal-metadata.ts';
import { inQuery, type QueryPageProps } from '../../account/query.ts';
import { readForVisitor } from '../../account/visitor-calls.ts';
import { orderListItem } from '../../checkout/order-view.ts';
import { pagesOf, pagingLabels } from '../../mappers/paging.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';

export const generateMetadata = personalMetadata('my-orders');

/** The number of the page in the address; the first one without a valid number. */
function pageIn(text: string): number {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

export default async function MyOrdersPage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale, t } = context;
  const path = href('my-orders', {}, locale);
  const page = pageIn(inQuery(await searchParams, 'page'));
  const pathOf = (number: number) => (number === 1 ? path : `${path}?page=${String(number)}`);
  const { items, total } = await readForVisitor(locale, 'orders', { query: { page } }, pathOf(page));
  return (
    <PersonalFrame context={context} route="my-orders">
      <MyOrdersScreen
        title={t('routes.my-orders.title')}
        nav={accountNav('my-orders', context)}
        orders={{
          caption: t('my-orders.caption'),
          orders: items.map((order) => orderListItem(order, context)),
          labels: {
            number: t('order.number'),
            date: t('order.date'),
            status: t('order.status'),
            articles: t('my-orders.articles'),
            total: t('cart.summary.total'),
          },
        }}
        paging={{ pages: pagesOf(total, ordersPerPage, pathOf), current: page, labels: pagingLabels(t) }}
        empty={{
          title: t('my-orders.empty.title'),
          text: t('my-orders.empty.text'),
          links: [{ label: t('routes.products.title'), href: href('products', {}, locale) }],
        }}
      />
    </PersonalFrame>
  );
}
