import { href } from '@veralune/routing';
import { MyOrdersScreen } from '@veralune/ui/screens/my-orders/my-orders';
import { accountNav } from '../../account/account-layout.ts';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalMetadata } from '../../account/personal-metadata.ts';
import { readForVisitor } from '../../account/visitor-calls.ts';
import { orderListItem } from '../../checkout/order-view.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, type PageProps } from '../page-props.ts';

export const generateMetadata = personalMetadata('my-orders');

export default async function MyOrdersPage({ params }: PageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale, t } = context;
  const { items } = await readForVisitor(locale, 'orders', {}, href('my-orders', {}, locale));
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
        empty={{
          title: t('my-orders.empty.title'),
          text: t('my-orders.empty.text'),
          links: [{ label: t('routes.products.title'), href: href('products', {}, locale) }],
        }}
      />
    </PersonalFrame>
  );
}
