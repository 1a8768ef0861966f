import { subscriptionCodes } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import { accountNav } from '../../account/account-layout.ts';
import { postSubscriptions } from '../../account/account-actions.ts';
import { checkField } from '../../account/form-fields.ts';
import { AccountFormIsland } from '../../account/form-islands.tsx';
import { noticeIn } from '../../account/notices.ts';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { formTitles, personalFormMetadata } from '../../account/personal-metadata.ts';
import type { QueryPageProps } from '../../account/query.ts';
import { readForVisitor } from '../../account/visitor-calls.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';

export const generateMetadata = personalFormMetadata;

export default async function MyProfilePage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale, t } = context;
  const { subscriptions } = await readForVisitor(locale, 'subscriptions', {}, href('my-profile', {}, locale));
  const title = t('routes.my-profile.title');
  return (
    <PersonalFrame context={context} route="my-profile">
      <AccountFormIsland
        title={title}
        titles={formTitles(title, locale)}
        intro={t('my-profile.intro')}
        nav={accountNav('my-profile', context)}
        message={noticeIn(await searchParams, context)}
        form={{
          action: postSubscriptions.bind(null, locale),
          fields: [
            {
              kind: 'part',
              title: t('my-profile.subscriptions'),
              fields: subscriptionCodes.map((code) =>
                checkField(code, t(`my-profile.option.${code}`), { [code]: subscriptions.includes(code) }),
              ),
            },
          ],
          submit: t('account.save'),
        }}
      />
    </PersonalFrame>
  );
}
