import type { Customer } from '@veralune/api-client/contract';
import { siretCountry } from '@veralune/forms';
import { informationSchema, validate, type InformationForm } from '@veralune/forms/schemas';
import { languageOf, marketOf } from '@veralune/routing';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { invalidForm, placeErrors, requireValid, storableInput } from '../forms/check-form.ts';
import { dayIn } from '../forms/day-in.ts';
import { provincialsOf } from '../geo/regions.ts';
import { HttpError } from '../http/http-error.ts';
import { emailKeyOf, type Account, type AccountPost, type Transaction } from './account.ts';
import { checkClient, claimClient, clientNumberOf } from './clients.ts';
import { customers } from './schema.ts';
import type { SignedInCustomer } from './signed-in-customer.ts';

/**
 * The personal information of a customer.
 * @throws HttpError 401 if the account was deleted in the meantime
 */
export async function informationOf(db: Pick<Database, 'select'>, customerId: string): Promise<Customer> {
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (row === undefined) throw new HttpError(401, 'login_required', 'The account was deleted.');
  return {
    email: row.email,
    civility: row.civility,
    firstname: row.firstname,
    lastname: row.lastname,
    phone: row.phone,
    mobile: row.mobile,
    birthday: row.birthday ?? '',
    origin: row.origin,
    company_name: row.companyName,
    company_siret: row.companySiret,
    client_number: await clientNumberOf(db, customerId),
    zipcode: row.zipcode,
    city: row.city,
    country: row.country,
    provincial: row.provincial,
    created_at: row.createdAt.toISOString(),
  };
}

function checkPlace(
  account: Account,
  { locale }: AccountPost,
  { country, zipcode, provincial }: InformationForm,
): void {
  const market = marketOf(locale).id;
  const errors = zipcode === '' ? [] : placeErrors(account.postcodes, locale, { country, zipcode });
  const isKnown = provincialsOf(market, languageOf(locale)).some(({ code }) => code === provincial);
  if (provincial !== '' && !isKnown) errors.push({ field: 'provincial', code: 'option' });
  if (errors.length > 0) throw invalidForm(errors);
}

async function changeClient(
  tx: Transaction,
  customer: SignedInCustomer,
  { locale, isExplicit }: AccountPost,
  { client_number: number, lastname }: InformationForm,
): Promise<void> {
  if (number === (await clientNumberOf(tx, customer.id))) return;
  const claim = { shopId: marketOf(locale).shopId, number, lastname, emailKey: emailKeyOf(customer.email) };
  await checkClient(tx, claim, isExplicit);
  await claimClient(tx, claim, customer.id);
}

/**
 * Replaces the personal information of a customer.
 * @throws HttpError 422 with a code for each field
 */
export async function updateInformation(
  account: Account,
  customer: SignedInCustomer,
  post: AccountPost,
): Promise<Customer> {
  const schema = informationSchema(marketOf(post.locale).id, { today: dayIn(post.now) });
  const values = requireValid(validate(schema, storableInput(post.body)));
  checkPlace(account, post, values);
  return account.db.transaction(async (tx) => {
    await changeClient(tx, customer, post, values);
    await tx
      .update(customers)
      .set({
        civility: values.civility,
        firstname: values.firstname,
        lastname: values.lastname,
        birthday: values.birthday === '' ? null : values.birthday,
        mobile: values.mobile,
        phone: values.phone,
        zipcode: values.zipcode,
        city: values.city,
        country: values.country,
        provincial: values.provincial,
        companyName: values.company_name,
        companySiret: values.country === siretCountry ? values.company_siret : '',
        origin: values.origin,
        updatedAt: new Date(post.now),
      })
      .where(eq(customers.id, customer.id));
    return informationOf(tx, customer.id);
  });
}
