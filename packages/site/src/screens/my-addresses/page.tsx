import { href } from '@veralune/routing';
import { MyAddressesScreen } from '@veralune/ui/screens/my-addresses/my-addresses';
import { noticeIn } from '../../account/notices.ts';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalMetadata } from '../../account/personal-metadata.ts';
import type { QueryPageProps } from '../../account/query.ts';
import { readForVisitor } from '../../account/visitor-calls.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';
import { addressesProps } from './props.ts';

export const generateMetadata = personalMetadata('my-addresses');

export default async function MyAddressesPage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale } = context;
  const { items } = await readForVisitor(locale, 'addresses', {}, href('my-addresses', {}, locale));
  return (
    <PersonalFrame context={context} route="my-addresses">
      <MyAddressesScreen {...addressesProps(items, context)} message={noticeIn(await searchParams, context)} />
    </PersonalFrame>
  );
}
