import { Button } from '@veralune/ui/components/button/button';
import { MessageScreen } from '@veralune/ui/screens/message/message';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '../frame/page-frame.tsx';
import { continueLinks } from '../mappers/continue-links.ts';
import { registeredMarket } from '../market/registered-market.ts';
import { documentTitle } from '../metadata/document-title.ts';
import { createPageContext, type PageContext } from '../page-context.ts';
import { localeFrom, type PageProps } from '../screens/page-props.ts';
import { changeSubscription } from './change-subscription.ts';
import {
  isNewsletterLinkAction,
  newsletterLinkPage,
  newsletterLinkResults,
  type NewsletterLinkAction,
} from './newsletter-link.ts';

interface LinkPageProps extends PageProps<{ readonly action: string }> {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

interface LinkState {
  readonly context: PageContext;
  readonly action: NewsletterLinkAction;
  readonly token: string;
  readonly result: (typeof newsletterLinkResults)[number] | undefined;
}

async function stateOf({ params, searchParams }: LinkPageProps): Promise<LinkState> {
  const { action, locale } = await params;
  const { token, result } = await searchParams;
  const own = localeFrom({ locale });
  if (!isNewsletterLinkAction(action) || !registeredMarket().market.locales.includes(own)) notFound();
  return {
    context: createPageContext(own),
    action,
    token: typeof token === 'string' ? token : '',
    result: newsletterLinkResults.find((each) => each === result),
  };
}

function wordsOf({ context: { t }, action, token, result }: LinkState) {
  if (result === 'done')
    return { title: t(`newsletter-link.${action}.done`), text: t(`newsletter-link.${action}.done-text`) };
  if (result === 'unavailable')
    return {
      title: t('forms.failed.title'),
      text: t('forms.failed.unavailable', { phone: registeredMarket().contact.phone.display }),
    };
  if (result === 'invalid' || token === '')
    return { title: t('newsletter-link.invalid.title'), text: t('newsletter-link.invalid.text') };
  return { title: t(`newsletter-link.${action}.title`), text: t(`newsletter-link.${action}.text`) };
}

/** The token must not reach search engines. Other sites don't get it: `Referrer-Policy` is `same-origin` everywhere. */
export async function generateMetadata(props: LinkPageProps): Promise<Metadata> {
  const { title } = wordsOf(await stateOf(props));
  return { title: documentTitle(title), robots: { index: false, follow: false } };
}

function Question({ state: { context, action, token } }: { readonly state: LinkState }) {
  return (
    <form action={changeSubscription}>
      <input type="hidden" name="locale" value={context.locale} />
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="token" value={token} />
      <p>
        <Button type="submit">{context.t(`newsletter-link.${action}.submit`)}</Button>
      </p>
    </form>
  );
}

/** Asks before a link of a mail changes something, because mail scanners follow links. */
export default async function NewsletterLinkPage(props: LinkPageProps) {
  const state = await stateOf(props);
  const isQuestion = state.result === undefined && state.token !== '';
  const [home] = continueLinks(state.context);
  const query: Record<string, string> = state.result === undefined ? { token: state.token } : { result: state.result };
  const alternates = state.context.market.locales.map((locale) => ({
    locale,
    path: newsletterLinkPage(locale, state.action, query),
  }));
  return (
    <PageFrame context={state.context} alternates={alternates}>
      <MessageScreen {...wordsOf(state)} link={isQuestion ? undefined : home} seed="newsletter">
        {isQuestion ? <Question state={state} /> : null}
      </MessageScreen>
    </PageFrame>
  );
}
