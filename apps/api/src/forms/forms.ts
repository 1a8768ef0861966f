import { randomUUID } from 'node:crypto';
import type { CaptchaAction, ConsentRecord, NewsletterState, Submitted } from '@veralune/api-client/contract';
import {
  contactSchema,
  newsletterSchema,
  reminderSchema,
  validate,
  withdrawalSchema,
  type FormInput,
} from '@veralune/forms/schemas';
import { languageOf, marketIds, marketOf, type Locale, type MarketId } from '@veralune/routing';
import type { CaptchaConfig } from '../captcha/config.ts';
import { recordConsent } from '../consent/record-consent.ts';
import type { Database } from '../db/database.ts';
import type { Postcodes } from '../geo/postcodes.ts';
import { notFound } from '../http/http-error.ts';
import { log } from '../log.ts';
import type { MailConfig } from '../mail/config.ts';
import { contactMails, withdrawalMails, type SentForm } from '../mail/form-mails.ts';
import { enqueue, type Mail } from '../mail/outbox.ts';
import { storeReminder } from '../reminders/store-reminder.ts';
import { linkWithdrawal } from '../shop/orders/link-withdrawal.ts';
import { requireCaptcha } from './captcha-check.ts';
import { invalidForm, placeErrors, requireValid, storableInput } from './check-form.ts';
import { dayIn } from './day-in.ts';
import { claimPost, findPost, identityOf } from './form-posts.ts';
import { confirmSubscription, endSubscription, requestSubscription } from './newsletter.ts';
import type { FormLimits } from './rate-limits.ts';
import { newReference, type FormKind } from './reference.ts';
import { endOfRetention } from './retention.ts';
import { submissions, type SubmissionKind } from './schema.ts';

/** Who posts, from the headers of the request. */
export interface Sender {
  /** IP address, or the nearest one that can be trusted. */
  readonly address: string;
  /** A UUID. */
  readonly idempotencyKey: string | undefined;
}

/** A post to one of the forms. */
export interface FormPost {
  readonly locale: Locale;
  readonly body: FormInput & { readonly captcha_token?: string | undefined; readonly website?: string | undefined };
  readonly sender: Sender;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A request for a mail when a product is in stock again. */
export interface ReminderPost extends FormPost {
  /** Whether the shop sells a product. */
  readonly isSold: (productId: number) => boolean;
}

/** A token from a link of a newsletter mail. */
export interface TokenPost {
  readonly token: string;
  readonly sender: Sender;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A choice in the consent tool. */
export interface ConsentPost extends Pick<FormPost, 'locale' | 'sender' | 'now'> {
  readonly body: ConsentRecord;
}

export interface FormsOptions {
  /** The database with the time limits of requests. */
  readonly db: Database;
  readonly postcodes: Postcodes;
  readonly limits: FormLimits;
  readonly captcha: CaptchaConfig;
  readonly mail: MailConfig;
  /** Called when new mails are stored. */
  readonly onMail: () => void;
}

type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

/** What differs between the forms. */
interface FormRules<Values extends { readonly email: string }> {
  readonly kind: FormKind;
  readonly captcha: CaptchaAction | null;
  /** @throws HttpError 422 */
  readonly check: (post: FormPost) => Values;
  /** Stores the form and its mails. */
  readonly store: (tx: Transaction, form: SentForm, values: Values) => Promise<void>;
}

function byMarket<Schema>(schemaOf: (market: MarketId) => Schema): Readonly<Record<MarketId, Schema>> {
  return Object.fromEntries(marketIds.map((id) => [id, schemaOf(id)])) as Record<MarketId, Schema>;
}

/** Made once, because that takes longer than checking a form. */
const contactSchemas = byMarket(contactSchema);
const newsletterSchemas = byMarket(newsletterSchema);
const reminderRules = reminderSchema();

/** Receives contact requests, newsletter sign-ups, reminders and withdrawals: each is stored once, with its mails. */
export class Forms {
  readonly #options: FormsOptions;

  constructor(options: FormsOptions) {
    this.#options = options;
  }

  contact(post: FormPost): Promise<Submitted> {
    return this.#receive(post, {
      kind: 'contact',
      captcha: 'contact',
      check: ({ locale, body }) => {
        const values = requireValid(validate(contactSchemas[marketOf(locale).id], storableInput(body)));
        const errors = placeErrors(this.#options.postcodes, locale, values);
        if (errors.length > 0) throw invalidForm(errors);
        return values;
      },
      store: (tx, form) => this.#storeSubmission(tx, 'contact', form, contactMails(form, this.#options.mail)),
    });
  }

  /** A declaration is never refused because of its place: only the postcode's form is checked. */
  withdrawal(post: FormPost): Promise<Submitted> {
    return this.#receive(post, {
      kind: 'withdrawal',
      captcha: null,
      check: ({ locale, body, now }) => {
        const schema = withdrawalSchema(marketOf(locale).id, { today: dayIn(now) });
        return requireValid(validate(schema, storableInput(body)));
      },
      store: async (tx, form, { order_number: orderNumber, email, content }) => {
        await this.#storeSubmission(tx, 'withdrawal', form, withdrawalMails(form, this.#options.mail));
        const { shopId } = marketOf(form.locale);
        const { reference, at } = form;
        await linkWithdrawal(tx, { shopId, reference, orderNumber, email, content, at });
      },
    });
  }

  newsletter(post: FormPost): Promise<Submitted> {
    return this.#receive(post, {
      kind: 'newsletter',
      captcha: 'newsletter',
      check: ({ locale, body }) => requireValid(validate(newsletterSchemas[marketOf(locale).id], storableInput(body))),
      store: (tx, { locale, at }, { email, ...values }) =>
        requestSubscription(tx, { locale, email, values }, { mail: this.#options.mail, now: at.getTime() }),
    });
  }

  /** @throws HttpError 404 if the shop does not sell the product */
  reminder({ isSold, ...post }: ReminderPost): Promise<Submitted> {
    return this.#receive(post, {
      kind: 'reminder',
      captcha: null,
      check: ({ body }) => {
        const values = requireValid(validate(reminderRules, storableInput(body)));
        if (!isSold(Number(values.product))) throw notFound(`The shop has no product ${values.product}.`);
        return values;
      },
      store: (tx, { locale, email, at }, { product }) =>
        storeReminder(tx, { locale, email, productId: Number(product) }, at.getTime()),
    });
  }

  /** @throws HttpError 404 if the token is unknown or expired */
  confirmNewsletter(post: TokenPost): Promise<NewsletterState> {
    return this.#changeSubscription('newsletter/confirm', post, 'confirmed', (tx) =>
      confirmSubscription(tx, post.token, { mail: this.#options.mail, now: post.now }),
    );
  }

  /** @throws HttpError 404 if the token is unknown */
  unsubscribe(post: TokenPost): Promise<NewsletterState> {
    return this.#changeSubscription('newsletter/unsubscribe', post, 'unsubscribed', (tx) =>
      endSubscription(tx, post.token, post.now),
    );
  }

  /** Stores a choice in the consent tool once. */
  async recordConsent({ locale, body, sender, now }: ConsentPost): Promise<void> {
    const { db, limits } = this.#options;
    await limits.countPost(`consent:${String(marketOf(locale).shopId)}`, sender.address);
    await recordConsent(db, body, now);
  }

  async #changeSubscription(
    call: string,
    { sender }: TokenPost,
    state: NewsletterState['state'],
    change: (tx: Transaction) => Promise<boolean>,
  ): Promise<NewsletterState> {
    const { db, limits, onMail } = this.#options;
    await limits.countPost(call, sender.address);
    if (!(await db.transaction(change))) throw notFound('The token is unknown or expired.');
    onMail();
    return { state };
  }

  /** The steps of every form, the cheap ones first. A repeated post gets its answer before its token is verified again. */
  async #receive<Values extends { readonly email: string }>(
    post: FormPost,
    { kind, captcha, check, store }: FormRules<Values>,
  ): Promise<Submitted> {
    const { db, limits, onMail } = this.#options;
    const { locale, body, sender, now } = post;
    const shopId = marketOf(locale).shopId;
    await limits.countPost(`${kind}:${String(shopId)}`, sender.address);
    const reference = newReference(kind);
    // Robots get the answer of a success, so that they do not try without the hidden field.
    if (body.website !== undefined && body.website !== '') return { reference };
    const values = check(post);
    const lang = languageOf(locale);
    const identity = identityOf({ kind, shopId, lang, values, idempotencyKey: sender.idempotencyKey });
    const known = await findPost(db, identity, now);
    if (known !== null) return { reference: known };
    if (captcha !== null) await this.#requireCaptcha(captcha, post);
    const form: SentForm = { locale, reference, email: values.email, values, at: new Date(now) };
    const stored = await db.transaction(async (tx) => {
      if (!(await claimPost(tx, identity, { reference, now }))) return findPost(tx, identity, now);
      await limits.countMail(tx, values.email);
      await store(tx, form, values);
      return reference;
    });
    if (stored === null) throw new Error('A post was claimed by another one that was then deleted.');
    log('info', 'A form was received.', { form: kind, shopId, isRepeated: stored !== reference });
    onMail();
    return { reference: stored };
  }

  #requireCaptcha(action: CaptchaAction, { body, sender: { address } }: FormPost): Promise<void> {
    const { captcha, limits } = this.#options;
    return requireCaptcha(captcha, limits, { token: body.captcha_token, action, address });
  }

  async #storeSubmission(
    tx: Transaction,
    kind: SubmissionKind,
    { locale, reference, email, values, at }: SentForm,
    mails: Promise<readonly Mail[]>,
  ): Promise<void> {
    await tx.insert(submissions).values({
      id: randomUUID(),
      kind,
      shopId: marketOf(locale).shopId,
      lang: languageOf(locale),
      reference,
      email: email.toLowerCase(),
      values,
      createdAt: at,
      expiresAt: endOfRetention(at.getTime()),
    });
    await enqueue(tx, await mails, at.getTime());
  }
}
