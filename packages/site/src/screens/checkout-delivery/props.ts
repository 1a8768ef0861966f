import {
  deliveryKinds,
  type CustomerAddress,
  type DeliveryKind,
  type OrderAddress,
} from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { FormField } from '@veralune/ui/components/form-fields/form-fields';
import type { CheckoutDeliveryScreenProps } from '@veralune/ui/screens/checkout-delivery/checkout-delivery';
import { emailField, mobileField, namesOf, postalFields, textField, type Initial } from '../../account/form-fields.ts';
import { orderLineItem, orderLineLabels } from '../../cart/lines.ts';
import { cartSummary } from '../../cart/summary.ts';
import { addressChoice } from '../../checkout/address.ts';
import { deliveryChoice, deliveryTitle } from '../../checkout/delivery-options.ts';
import { checkoutSteps } from '../../checkout/steps.ts';
import type { FieldMessage } from '../../forms/field-messages.ts';
import { filledFields } from '../../forms/filled-fields.ts';
import type { FormValues } from '../../forms/form-values.ts';
import { textOf } from '../../forms/text-of.ts';
import type { PageContext } from '../../page-context.ts';
import type { DeliveryData } from './data.ts';

/** What the visitor posted, and what is wrong with it. */
export interface PostedDelivery {
  readonly values: FormValues;
  readonly errors: readonly FieldMessage[];
  /** Title of the error summary. */
  readonly summary: string;
  readonly message?:
    | { readonly tone: 'error' | 'warning' | 'success'; readonly title?: string | undefined; readonly text: string }
    | undefined;
}

/** Plain data: a server action answers it too. */
export type DeliveryProps = Omit<CheckoutDeliveryScreenProps, 'action'>;

function isKind(value: string): value is DeliveryKind {
  return (deliveryKinds as readonly string[]).includes(value);
}

function errorOf(posted: PostedDelivery | null, field: string): string | undefined {
  return posted?.errors.find((error) => error.field === field)?.message;
}

function withPosted(fields: readonly FormField[], posted: PostedDelivery | null): readonly FormField[] {
  return posted ? filledFields(fields, posted) : fields;
}

const written = ['firstname', 'lastname', 'address_1', 'address_2', 'address_3', 'zipcode', 'city', 'country'] as const;

/** The address of the account that was chosen before; its copy in the order has no id. */
function chosenBefore(addresses: readonly CustomerAddress[], chosen: OrderAddress | undefined): string | undefined {
  return chosen && addresses.find((address) => written.every((part) => address[part] === chosen[part]))?.id;
}

/** The choice among the addresses of the account. */
function knownAddresses(addresses: readonly CustomerAddress[], { checkout }: DeliveryData, context: PageContext) {
  const { locale, t } = context;
  const options = addresses.map(addressChoice);
  const idOf = (isDefault: (address: CustomerAddress) => boolean) => addresses.find(isDefault)?.id ?? addresses[0]?.id;
  const field = (name: 'shipping_address_id' | 'invoice_address_id', chosen: string | undefined): FormField => ({
    kind: 'select',
    id: name,
    name,
    label: t(`checkout.delivery.${name}`),
    required: true,
    options,
    defaultValue: chosen,
  });
  const back = href('checkout-delivery', {}, locale);
  return {
    intro: checkout.delivery ? t('checkout.delivery.addresses-chosen') : t('checkout.delivery.addresses-known'),
    fields: [
      field(
        'shipping_address_id',
        chosenBefore(addresses, checkout.delivery?.shipping_address) ?? idOf((address) => address.is_default_shipping),
      ),
      field(
        'invoice_address_id',
        chosenBefore(addresses, checkout.delivery?.invoice_address) ?? idOf((address) => address.is_default_invoice),
      ),
    ],
    link: {
      label: t('my-addresses.add'),
      href: `${href('my-address', {}, locale)}?redirect=${encodeURIComponent(back)}`,
    },
  };
}

/** The postcode for the search of relay points: of the chosen point, or where the parcel would go otherwise. */
function relayZipcode({ checkout: { delivery }, addresses }: DeliveryData): string | undefined {
  const home = delivery?.shipping_address ?? addresses.find((address) => address.is_default_shipping);
  return delivery?.relay?.zipcode ?? home?.zipcode;
}

/** The relay points are there only after a search. */
function fieldIdOf(field: string, { points }: DeliveryData): string {
  return field === 'relay' && points === undefined ? 'relay-zipcode' : field;
}

/** An address to type, with the mail address of a guest, and a different address for the invoice. */
function typedAddress({ checkout, customer }: DeliveryData, posted: PostedDelivery | null, context: PageContext) {
  const { t } = context;
  const { delivery, is_guest: isGuest, email } = checkout;
  const shipping: Initial = delivery?.shipping_address ?? namesOf(customer);
  const invoice: Initial = delivery?.invoice_address ?? {};
  const isOther = posted
    ? textOf(posted.values, 'other_invoice') !== ''
    : delivery !== null && JSON.stringify(shipping) !== JSON.stringify(invoice);
  const guest = isGuest ? [emailField(context, { defaultValue: email, hint: t('checkout.delivery.email-hint') })] : [];
  return {
    intro: t(isGuest ? 'checkout.delivery.guest' : 'checkout.delivery.first'),
    fields: withPosted([...guest, ...postalFields(context, { initial: shipping })], posted),
    other: {
      box: {
        id: 'other_invoice',
        name: 'other_invoice',
        value: '1',
        label: t('checkout.delivery.other-invoice'),
        defaultChecked: isOther,
      },
      fields: withPosted(postalFields(context, { initial: isOther ? invoice : {}, prefix: 'invoice_' }), posted),
    },
  };
}

export function deliveryProps(data: DeliveryData, posted: PostedDelivery | null, context: PageContext): DeliveryProps {
  const { checkout, addresses, customer, points } = data;
  const { t } = context;
  const { cart, delivery } = checkout;
  const { currency } = cart.amounts;
  const kind = posted ? textOf(posted.values, 'kind') : (delivery?.kind ?? '');
  const known = addresses.length > 0 ? knownAddresses(addresses, data, context) : null;
  const relay = delivery?.relay ?? undefined;
  return {
    title: t('checkout.delivery.title'),
    steps: checkoutSteps('checkout-delivery', context),
    message: posted?.message
      ? {
          tone: posted.message.tone,
          live: 'alert',
          children: posted.message.text,
          ...(posted.message.title === undefined ? {} : { title: posted.message.title }),
        }
      : undefined,
    errors:
      posted && posted.errors.length > 0
        ? {
            title: posted.summary,
            errors: posted.errors.map(({ field, message }) => ({ fieldId: fieldIdOf(field, data), message })),
          }
        : undefined,
    addressesTitle: t('checkout.delivery.addresses'),
    address: known
      ? { intro: known.intro, fields: withPosted(known.fields, posted), link: known.link }
      : typedAddress(data, posted, context),
    delivery: deliveryChoice(
      checkout.delivery_options,
      {
        kind: isKind(kind) ? kind : undefined,
        relay: posted ? textOf(posted.values, 'relay') : relay && String(relay.id),
        zipcode: posted ? textOf(posted.values, 'relayZipcode') : relayZipcode(data),
        points,
      },
      currency,
      { kind: errorOf(posted, 'kind'), relay: errorOf(posted, 'relay') },
      context,
    ),
    fields: withPosted(
      [
        mobileField(
          context,
          {
            initial: {
              mobile:
                delivery?.mobile ?? addresses.find((each) => each.is_default_shipping)?.mobile ?? customer?.mobile,
            },
          },
          { required: true, hint: t('checkout.delivery.mobile-hint') },
        ),
        textField(
          'delivery_information',
          context,
          {},
          { initial: { delivery_information: delivery?.delivery_information } },
        ),
      ],
      posted,
    ),
    submit: t('checkout.delivery.submit'),
    summary: cartSummary(cart, context, delivery ? deliveryTitle(delivery.kind, context) : undefined),
    lines: {
      lines: cart.lines.map((line) => orderLineItem(line, currency, context)),
      labels: orderLineLabels(context),
    },
  };
}
