import { hasRoute, href } from '@veralune/routing';
import { postSignup } from '../../account/auth-actions.ts';
import { checkField, emailField, nameFields, newPasswordFields, textField } from '../../account/form-fields.ts';
import { formTitles } from '../../account/personal-metadata.ts';
import { inQuery, type Query } from '../../account/query.ts';
import { returnParameter, returnPath, returnQuery } from '../../account/return-path.ts';
import type { PageContext } from '../../page-context.ts';

export function signupProps(query: Query, context: PageContext) {
  const { locale, t } = context;
  const target = returnPath(inQuery(query, returnParameter));
  const hidden: Record<string, string> = target === null ? {} : { [returnParameter]: target };
  const sells = hasRoute('my-orders', locale);
  return {
    title: t('signup.title'),
    titles: formTitles(t('routes.signup.title'), locale),
    intro: t(sells ? 'signup.intro' : 'signup.intro-not-sold'),
    form: {
      action: postSignup.bind(null, locale),
      fields: [
        ...nameFields(context),
        emailField(context, { hint: t('signup.email-hint') }),
        ...newPasswordFields(context),
        ...(sells ? [textField('client_number', context, { hint: t('account.hints.client_number') })] : []),
        checkField('newsletter', t('signup.news')),
        checkField('terms', t(sells ? 'signup.terms' : 'signup.terms-not-sold'), {}, { required: true }),
      ],
      submit: t('signup.submit'),
      requiredNote: t('forms.required-note'),
      hidden,
    },
    login: {
      title: t('signup.login.title'),
      text: t('signup.login.text'),
      link: { label: t('login.submit'), href: href('login', {}, locale) + returnQuery(target) },
    },
  };
}
