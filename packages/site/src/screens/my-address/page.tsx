import type { Customer } from '@veralune/api-client/contract';
import { href, paramsFromSegments, type Locale } from '@veralune/routing';
import { notFound } from 'next/navigation';
import { accountNav } from '../../account/account-layout.ts';
import { postAddress } from '../../account/account-actions.ts';
import { checkField, mobileField, namesOf, phoneField, postalFields, textField } from '../../account/form-fields.ts';
import { AccountFormIsland } from '../../account/form-islands.tsx';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { formTitles, personalFormMetadata } from '../../account/personal-metadata.ts';
import { inQuery, type QueryPageProps } from '../../account/query.ts';
import { returnParameter, returnPath } from '../../account/return-path.ts';
import { readForVisitor } from '../../account/visitor-calls.ts';
import { createPageContext, type PageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';

type Props = QueryPageProps<{ readonly segments?: string[] }>;

export const generateMetadata = personalFormMetadata;

async function addressOf(locale: Locale, id: string | undefined) {
  const path = href('my-address', id === undefined ? {} : { id }, locale);
  const { items } = await readForVisitor(locale, 'addresses', {}, path);
  return id === undefined ? undefined : (items.find((address) => address.id === id) ?? notFound());
}

function fieldsOf(address: Awaited<ReturnType<typeof addressOf>>, customer: Customer | null, context: PageContext) {
  const { t } = context;
  const options = { initial: address ?? namesOf(customer) };
  const defaults = {
    default_shipping: address?.is_default_shipping ?? false,
    default_invoice: address?.is_default_invoice ?? false,
  };
  return [
    textField('label', context, { hint: t('account.hints.label'), required: true }, options),
    ...postalFields(context, options),
    { kind: 'row' as const, fields: [mobileField(context, options), phoneField(context, options)] },
    textField('delivery_information', context, {}, options),
    checkField('default_shipping', t('my-address.default-shipping'), defaults),
    checkField('default_invoice', t('my-address.default-invoice'), defaults),
  ];
}

/** A new address, or one of the account. */
export default async function MyAddressPage({ params, searchParams }: Props) {
  const { locale: given, segments } = await params;
  const context = createPageContext(localeFrom({ locale: given }));
  const { locale, t } = context;
  const { id } = paramsFromSegments('my-address', segments, locale) ?? notFound();
  const address = await addressOf(locale, id);
  const customer = address ? null : await readForVisitor(locale, 'customer', {}, href('my-address', {}, locale));
  const target = returnPath(inQuery(await searchParams, returnParameter));
  const title = t(address ? 'my-address.edit' : 'my-address.new');
  return (
    <PersonalFrame context={context} route="my-address" title={title}>
      <AccountFormIsland
        title={title}
        titles={formTitles(title, locale)}
        nav={accountNav('my-addresses', context)}
        back={{ label: t('my-address.back'), href: href('my-addresses', {}, locale) }}
        form={{
          action: postAddress.bind(null, locale, id ?? ''),
          fields: fieldsOf(address, customer, context),
          submit: t('account.save'),
          requiredNote: t('forms.required-note'),
          hidden: target === null ? {} : { [returnParameter]: target },
        }}
      />
    </PersonalFrame>
  );
}
