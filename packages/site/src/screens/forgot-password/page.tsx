import { ForgotPasswordIsland } from '../../account/form-islands.tsx';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalFormMetadata } from '../../account/personal-metadata.ts';
import type { QueryPageProps } from '../../account/query.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';
import { forgotPasswordProps } from './props.ts';

export const generateMetadata = personalFormMetadata;

export default async function ForgotPasswordPage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  return (
    <PersonalFrame context={context} route="forgot-password">
      <ForgotPasswordIsland {...forgotPasswordProps(await searchParams, context)} />
    </PersonalFrame>
  );
}
