import { href } from '@veralune/routing';
import { redirect } from 'next/navigation';
import { ResetPasswordIsland } from '../../account/form-islands.tsx';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalFormMetadata } from '../../account/personal-metadata.ts';
import { inQuery, type QueryPageProps } from '../../account/query.ts';
import { askForVisitor } from '../../account/visitor-calls.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';
import { resetPasswordProps } from './props.ts';

export const generateMetadata = personalFormMetadata;

/** A link that can no longer be used leads to where a new one is asked for, before anything is typed. */
export default async function ResetPasswordPage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  const token = inQuery(await searchParams, 'token');
  const link = token === '' ? null : await askForVisitor(context.locale, 'resetLink', { body: { token } });
  const isExpired = link === null || (!link.ok && link.error.kind === 'http' && link.error.status === 410);
  if (isExpired) redirect(`${href('forgot-password', {}, context.locale)}?expired=1`);
  return (
    <PersonalFrame context={context} route="reset-password">
      <ResetPasswordIsland {...resetPasswordProps(token, context)} />
    </PersonalFrame>
  );
}
