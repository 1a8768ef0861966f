import { hasRoute, href } from '@veralune/routing';
import { MyAccountScreen } from '@veralune/ui/screens/my-account/my-account';
import { noticeIn } from '../../account/notices.ts';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalMetadata } from '../../account/personal-metadata.ts';
import type { QueryPageProps } from '../../account/query.ts';
import { readForVisitor, readForVisitorOrNull } from '../../account/visitor-calls.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';
import { myAccountProps } from './props.ts';

export const generateMetadata = personalMetadata('my-account');

export default async function MyAccountPage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale } = context;
  const path = href('my-account', {}, locale);
  const sells = hasRoute('my-orders', locale);
  const [customer, me, { items: addresses }, { subscriptions }, orders] = await Promise.all([
    readForVisitor(locale, 'customer', {}, path),
    readForVisitor(locale, 'me', {}, path),
    readForVisitor(locale, 'addresses', {}, path),
    readForVisitor(locale, 'subscriptions', {}, path),
    sells ? readForVisitor(locale, 'orders', { query: { perPage: 1 } }, path) : null,
  ]);
  const [last] = orders?.items ?? [];
  const order = last ? await readForVisitorOrNull(locale, 'order', { params: { id: last.id } }, path) : null;
  const data = { customer, me, addresses, subscriptions, orders: orders?.total ?? 0, order };
  return (
    <PersonalFrame context={context} route="my-account">
      <MyAccountScreen {...myAccountProps(data, context)} message={noticeIn(await searchParams, context)} />
    </PersonalFrame>
  );
}
