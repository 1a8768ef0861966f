import { hasRoute, href } from '@veralune/routing';
import { postLogin } from '../../account/auth-actions.ts';
import { emailField, passwordField } from '../../account/form-fields.ts';
import { noticeIn } from '../../account/notices.ts';
import { formTitles } from '../../account/personal-metadata.ts';
import type { Query } from '../../account/query.ts';
import { returnParameter, returnQuery } from '../../account/return-path.ts';
import type { PageContext } from '../../page-context.ts';

/** What an account is for: orders only where something is sold. */
function benefitsOf({ locale, t }: PageContext): string[] {
  return [
    ...(hasRoute('my-orders', locale) ? [t('login.signup.orders'), t('login.signup.codes')] : []),
    t('login.signup.favourites'),
    t('login.signup.addresses'),
  ];
}

/** @param target the path to which the login leads */
export function loginProps(query: Query, target: string | null, context: PageContext) {
  const { locale, t } = context;
  const sells = hasRoute('my-orders', locale);
  return {
    title: t('login.title'),
    titles: formTitles(t('routes.login.title'), locale),
    intro: t(sells ? 'login.intro' : 'login.intro-not-sold'),
    message:
      noticeIn(query, context) ??
      (target === null ? undefined : { title: t('login.required.title'), children: t('login.required.text') }),
    form: {
      action: postLogin.bind(null, locale),
      fields: [emailField(context), passwordField('password', context)],
      submit: t('login.submit'),
      requiredNote: t('forms.required-note'),
      hidden: target === null ? {} : { [returnParameter]: target },
    },
    forgot: { label: t('login.forgot'), href: href('forgot-password', {}, locale) + returnQuery(target) },
    signup: {
      title: t('login.signup.title'),
      text: t('login.signup.text'),
      benefits: benefitsOf(context),
      label: t('login.signup.label'),
      href: href('signup', {}, locale) + returnQuery(target),
    },
  };
}
