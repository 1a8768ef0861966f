import { EmptyState, type EmptyText } from '../../components/empty-state/empty-state.tsx';
import { OrderList, type OrderListProps } from '../../components/order-list/order-list.tsx';
import { Paging, type PagingProps } from '../../components/paging/paging.tsx';
import { RowsSkeleton } from '../../components/skeleton/screen-skeletons.tsx';
import { LoadingRegion } from '../../components/skeleton/skeleton.tsx';
import { AccountLayout, type AccountLayoutProps } from '../../sections/account/account-layout.tsx';

export interface MyOrdersScreenProps extends Omit<AccountLayoutProps, 'children'> {
  orders: OrderListProps;
  /** The further pages of the list. */
  paging?: PagingProps | undefined;
  /** Shown if there are no orders. */
  empty: EmptyText;
  /** Announced while the orders are loading: `Chargement de vos commandes…` */
  loading?: string | undefined;
}

/** Every order of the account. */
export function MyOrdersScreen({ orders, paging, empty, loading, ...layout }: MyOrdersScreenProps) {
  return (
    <AccountLayout {...layout}>
      <LoadingRegion label={loading ?? ''} busy={loading !== undefined} skeleton={<RowsSkeleton rows={4} />}>
        {orders.orders.length > 0 ? <OrderList {...orders} /> : <EmptyState {...empty} seed="orders" />}
        {paging ? <Paging {...paging} /> : null}
      </LoadingRegion>
    </AccountLayout>
  );
}
