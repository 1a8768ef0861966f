import { accountLinks } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import { Button } from '@veralune/ui/components/button/button';
import { MessageScreen } from '@veralune/ui/screens/message/message';
import { postVerifyEmail } from '../../account/auth-actions.ts';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalMetadata } from '../../account/personal-metadata.ts';
import { inQuery, type Query, type QueryPageProps } from '../../account/query.ts';
import { registeredMarket } from '../../market/registered-market.ts';
import { createPageContext, type PageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';

export const generateMetadata = personalMetadata('verify-email');

interface Link {
  readonly token: string;
  /** Whether the address of an existing account changes. */
  readonly isChange: boolean;
}

/** The token of a new account, or of a changed address. */
function linkIn(query: Query): Link {
  const change = inQuery(query, accountLinks.confirmEmail.parameter);
  return change === ''
    ? { token: inQuery(query, accountLinks.verifyEmail.parameter), isChange: false }
    : { token: change, isChange: true };
}

function wordsOf(query: Query, { token, isChange }: Link, { t }: PageContext) {
  if (inQuery(query, 'result') === 'failed') {
    const phone = registeredMarket().contact.phone.display;
    return { title: t('forms.failed.title'), text: t('forms.failed.unavailable', { phone }) };
  }
  if (token === '') return { title: t('verify-email.expired.title'), text: t('verify-email.expired.text') };
  return { title: t('verify-email.title'), text: t(isChange ? 'verify-email.change' : 'verify-email.text') };
}

/** Asks before a link of a mail confirms an address, because mail scanners follow links. */
export default async function VerifyEmailPage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale, t } = context;
  const query = await searchParams;
  const link = linkIn(query);
  return (
    <PersonalFrame context={context} route="verify-email">
      <MessageScreen
        {...wordsOf(query, link, context)}
        link={link.token === '' ? { label: t('login.submit'), href: href('login', {}, locale) } : undefined}
        seed="verify-email"
      >
        {link.token === '' ? null : (
          <form action={postVerifyEmail.bind(null, locale)}>
            <input type="hidden" name="token" value={link.token} />
            {link.isChange ? <input type="hidden" name="change" value="1" /> : null}
            <p>
              <Button type="submit">{t('verify-email.submit')}</Button>
            </p>
          </form>
        )}
      </MessageScreen>
    </PersonalFrame>
  );
}
