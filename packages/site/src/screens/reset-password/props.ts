import { postResetPassword } from '../../account/auth-actions.ts';
import { newPasswordFields } from '../../account/form-fields.ts';
import { formTitles } from '../../account/personal-metadata.ts';
import type { PageContext } from '../../page-context.ts';

/** @param token of the mail */
export function resetPasswordProps(token: string, context: PageContext) {
  const { locale, t } = context;
  return {
    title: t('routes.reset-password.title'),
    titles: formTitles(t('routes.reset-password.title'), locale),
    intro: t('reset-password.intro'),
    form: {
      action: postResetPassword.bind(null, locale),
      fields: newPasswordFields(context),
      submit: t('reset-password.submit'),
      requiredNote: t('forms.required-note'),
      hidden: { token },
    },
  };
}
