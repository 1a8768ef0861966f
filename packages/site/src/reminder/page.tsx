import { tags, type Product } from '@veralune/api-client/contract';
import { ArrowLink } from '@veralune/ui/components/arrow-link/arrow-link';
import { PostedFields } from '@veralune/ui/components/form-fields/posted-fields';
import { FormContent } from '@veralune/ui/components/form/form-content';
import { MessageScreen } from '@veralune/ui/screens/message/message';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readOrNull } from '../catalogue/catalogue.ts';
import { postReminder } from '../forms/form-actions.ts';
import { FormIsland } from '../forms/form-island.tsx';
import { Linked } from '../forms/linked.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { registeredMarket } from '../market/registered-market.ts';
import { documentTitle } from '../metadata/document-title.ts';
import { createPageContext, type PageContext } from '../page-context.ts';
import { localeFrom, type PageProps } from '../screens/page-props.ts';
import { reminderFormData } from './reminder-form.ts';
import { reminderPath } from './reminder-path.ts';
import { reminderStateOf, reminderWords, type ReminderState } from './reminder-state.ts';

interface ReminderPageProps extends PageProps<{ readonly id: string }> {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

interface LoadedPage {
  readonly context: PageContext;
  readonly product: Product;
  readonly state: ReminderState;
}

async function load({ params, searchParams }: ReminderPageProps): Promise<LoadedPage> {
  const { id, locale } = await params;
  const own = localeFrom({ locale });
  if (!registeredMarket().market.locales.includes(own) || !/^[1-9]\d{0,8}$/.test(id)) notFound();
  const found = await readOrNull(own, 'product', { params: { id: Number(id) } }, [tags.product(Number(id))]);
  const product = found ?? notFound();
  const { sent } = await searchParams;
  return { context: createPageContext(own), product, state: reminderStateOf(product, sent !== undefined) };
}

/** The form sets the title of its page itself. */
export async function generateMetadata(props: ReminderPageProps): Promise<Metadata> {
  const { context, product, state } = await load(props);
  const robots = { index: false, follow: false };
  return state === 'form' ? { robots } : { title: documentTitle(reminderWords(state, product, context).title), robots };
}

function ReminderForm({ context, product }: Pick<LoadedPage, 'context' | 'product'>) {
  const { form, content, fields, privacy } = reminderFormData(product, context);
  return (
    <FormIsland {...form} action={postReminder}>
      <FormContent {...content} protection={<Linked {...privacy} />}>
        <PostedFields fields={fields} />
      </FormContent>
    </FormIsland>
  );
}

/** Asks for an address, to tell once that a product is in stock again. */
export default async function ReminderPage(props: ReminderPageProps) {
  const { context, product, state } = await load(props);
  const { link, ...words } = reminderWords(state, product, context);
  const query = state === 'sent' ? 'sent' : undefined;
  const alternates = context.market.locales.map((locale) => ({
    locale,
    path: reminderPath(locale, String(product.id), query),
  }));
  return (
    <PageFrame context={context} alternates={alternates}>
      <MessageScreen {...words} link={state === 'form' ? undefined : link} seed="reminder">
        {state === 'form' ? (
          <>
            <ReminderForm context={context} product={product} />
            <ArrowLink {...link} />
          </>
        ) : null}
      </MessageScreen>
    </PageFrame>
  );
}
