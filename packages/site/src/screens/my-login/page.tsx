import { href } from '@veralune/routing';
import { accountNav } from '../../account/account-layout.ts';
import { postDeletion, postEmail, postPassword } from '../../account/account-actions.ts';
import { emailField, newPasswordFields, passwordField } from '../../account/form-fields.ts';
import { AccountFormIsland, FormIsland } from '../../account/form-islands.tsx';
import { noticeIn } from '../../account/notices.ts';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { formTitles, personalFormMetadata } from '../../account/personal-metadata.ts';
import type { QueryPageProps } from '../../account/query.ts';
import { readForVisitor } from '../../account/visitor-calls.ts';
import { createPageContext, type PageContext } from '../../page-context.ts';
import { FormSection } from '@veralune/ui/sections/account/form-section';
import { localeFrom } from '../page-props.ts';

export const generateMetadata = personalFormMetadata;

/** Password, one's own data as a file, and the end of the account. */
function Further({ context }: { readonly context: PageContext }) {
  const { locale, market, t } = context;
  const requiredNote = t('forms.required-note');
  return (
    <>
      <FormSection id="change-password" title={t('my-login.password.title')} text={t('my-login.password.text')}>
        <FormIsland
          action={postPassword.bind(null, locale)}
          fields={[passwordField('current_password', context, 'password-current'), ...newPasswordFields(context)]}
          submit={t('reset-password.submit')}
          submitTone="secondary"
          requiredNote={requiredNote}
        />
      </FormSection>
      <FormSection id="export" title={t('my-login.export.title')} text={t('my-login.export.text')}>
        <p>
          <a
            href={`/api/customer/export?shop_id=${String(market.shopId)}&lang=${locale.slice(0, 2)}`}
            download="veralune.json"
          >
            {t('my-login.export.link')}
          </a>
        </p>
      </FormSection>
      <FormSection id="delete" title={t('my-login.delete.title')} text={t('my-login.delete.text')}>
        <FormIsland
          action={postDeletion.bind(null, locale)}
          fields={[passwordField('current_password', context, 'delete-current')]}
          submit={t('my-login.delete.submit')}
          submitTone="secondary"
          requiredNote={requiredNote}
        />
      </FormSection>
    </>
  );
}

export default async function MyLoginPage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale, t } = context;
  const { email } = await readForVisitor(locale, 'customer', {}, href('my-login', {}, locale));
  const title = t('routes.my-login.title');
  return (
    <PersonalFrame context={context} route="my-login">
      <AccountFormIsland
        title={title}
        titles={formTitles(title, locale)}
        intro={t('my-login.intro', { email })}
        nav={accountNav('my-login', context)}
        message={noticeIn(await searchParams, context)}
        form={{
          action: postEmail.bind(null, locale),
          fields: [
            emailField(context, { label: t('my-login.new-email') }),
            passwordField('current_password', context, 'email-current'),
          ],
          submit: t('my-login.submit-email'),
          requiredNote: t('forms.required-note'),
        }}
        more={<Further context={context} />}
      />
    </PersonalFrame>
  );
}
