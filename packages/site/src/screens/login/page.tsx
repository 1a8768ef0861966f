import { href } from '@veralune/routing';
import { redirect } from 'next/navigation';
import { LoginIsland } from '../../account/form-islands.tsx';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalFormMetadata } from '../../account/personal-metadata.ts';
import { inQuery, type QueryPageProps } from '../../account/query.ts';
import { rememberedReturn } from '../../account/remembered-return.ts';
import { returnParameter, returnPath } from '../../account/return-path.ts';
import { askForVisitor } from '../../account/visitor-calls.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';
import { loginProps } from './props.ts';

export const generateMetadata = personalFormMetadata;

export default async function LoginPage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  const query = await searchParams;
  const me = await askForVisitor(context.locale, 'me', {});
  const target = returnPath(inQuery(query, returnParameter)) ?? (await rememberedReturn(query));
  if (me.ok && me.data.customer) redirect(target ?? href('my-account', {}, context.locale));
  return (
    <PersonalFrame context={context} route="login">
      <LoginIsland {...loginProps(query, target, context)} />
    </PersonalFrame>
  );
}
