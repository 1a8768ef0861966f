import { href } from '@veralune/routing';
import type { NoticeProps } from '@veralune/ui/components/notice/notice';
import { postForgotPassword } from '../../account/auth-actions.ts';
import { emailField } from '../../account/form-fields.ts';
import { formTitles } from '../../account/personal-metadata.ts';
import { inQuery, type Query } from '../../account/query.ts';
import { returnParameter, returnPath, returnQuery } from '../../account/return-path.ts';
import type { PageContext } from '../../page-context.ts';

function messageOf(query: Query, { t }: PageContext): NoticeProps | undefined {
  if (inQuery(query, 'sent') !== '') {
    return {
      tone: 'success',
      live: 'status',
      title: t('forgot-password.sent.title'),
      children: t('forgot-password.sent.text'),
    };
  }
  if (inQuery(query, 'expired') === '') return undefined;
  return {
    tone: 'warning',
    title: t('forgot-password.expired.title'),
    children: t('forgot-password.expired.text'),
  };
}

/** The same words for addresses with and without an account. Source: docs/decisions/0022-accounts.md. */
export function forgotPasswordProps(query: Query, context: PageContext) {
  const { locale, t } = context;
  const target = returnPath(inQuery(query, returnParameter));
  return {
    title: t('routes.forgot-password.title'),
    titles: formTitles(t('routes.forgot-password.title'), locale),
    intro: t('forgot-password.intro'),
    message: messageOf(query, context),
    form: {
      action: postForgotPassword.bind(null, locale),
      fields: [emailField(context)],
      submit: t('forgot-password.submit'),
      requiredNote: t('forms.required-note'),
      hidden: target === null ? {} : { [returnParameter]: target },
    },
    back: { label: t('forgot-password.back'), href: href('login', {}, locale) + returnQuery(target) },
  };
}
