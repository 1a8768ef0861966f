'use server';

import { href } from '@veralune/routing';
import { redirect } from 'next/navigation';
import { bodyOf, enteredIn, refused } from '../../account/action-answers.ts';
import { actionLocale } from '../../account/action-locale.ts';
import { writeForVisitor } from '../../account/visitor-calls.ts';
import type { FormValues } from '../../forms/form-values.ts';
import { createPageContext, type PageContext } from '../../page-context.ts';
import { deliveryData } from './data.ts';
import { deliveryProps, type DeliveryProps, type PostedDelivery } from './props.ts';

/** The delivery step with what was entered, and what is wrong with it. */
export interface DeliveryAnswer {
  /** Counts the posts of the page. */
  readonly attempt: number;
  readonly screen: DeliveryProps;
  /** Whether relay points were searched, and found. */
  readonly hasPoints: boolean;
}

/** A search for relay points needs a postcode. */
function withoutZipcode({ market, t }: PageContext, values: FormValues): PostedDelivery {
  const message = t('forms.errors.zipcode', { country: market.country });
  return { values, errors: [{ field: 'relay', message }], summary: t('forms.errors.required') };
}

/** Only the fields of the invoice address that are wanted. */
function deliveryBody(data: FormData): Record<string, string> {
  const hasOther = data.get('other_invoice') === '1';
  return Object.fromEntries(
    Object.entries(bodyOf(data)).filter(([name]) => hasOther || !/^invoice_(?!address_id)/.test(name)),
  );
}

/** Chooses addresses and delivery, or searches relay points near a postcode without leaving the step. */
export async function postDelivery(
  given: string,
  previous: DeliveryAnswer | null,
  data: FormData,
): Promise<DeliveryAnswer> {
  const locale = actionLocale(given);
  const context = createPageContext(locale);
  const entered = data.get('relayZipcode');
  const zipcode = typeof entered === 'string' ? entered.trim().slice(0, 12) : '';
  const isSearch = data.has('searchRelay');
  let posted: PostedDelivery = { values: enteredIn(data), errors: [], summary: '' };
  if (isSearch) {
    if (zipcode === '') posted = withoutZipcode(context, posted.values);
  } else {
    const result = await writeForVisitor(locale, 'checkoutDelivery', { body: deliveryBody(data) });
    if (result.ok) redirect(href('checkout-recap', {}, locale));
    posted = refused(null, result.error, data, context);
  }
  const shown = await deliveryData(locale, zipcode);
  return {
    attempt: (previous?.attempt ?? 0) + 1,
    screen: deliveryProps(shown, posted, context),
    hasPoints: isSearch && shown.points !== undefined && shown.points.length > 0,
  };
}
