import { EmptyState, type EmptyText } from '../../components/empty-state/empty-state.tsx';
import { OrderList, type OrderListProps } from '../../components/order-list/order-list.tsx';
import { AccountLayout, type AccountLayoutProps } from '../../sections/account/account-layout.tsx';

export interface MyOrdersScreenProps extends Omit<AccountLayoutProps, 'children'> {
  orders: OrderListProps;
  /** Shown where there is no order. */
  empty: EmptyText;
}

/** Every order of the account. */
export function MyOrdersScreen({ orders, empty, ...layout }: MyOrdersScreenProps) {
  return (
    <AccountLayout {...layout}>
      {orders.orders.length > 0 ? <OrderList {...orders} /> : <EmptyState {...empty} seed="orders" />}
    </AccountLayout>
  );
}
