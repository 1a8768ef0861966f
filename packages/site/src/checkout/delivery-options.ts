import type { DeliveryKind, DeliveryOption, RelayPoint } from '@veralune/api-client/contract';
import type { Answer } from '@veralune/api-client';
import type { DeliveryChoiceProps, DeliveryMode } from '@veralune/ui/components/delivery-choice/delivery-choice';
import type { RelayPointsProps } from '@veralune/ui/components/delivery-choice/relay-points';
import type { Amounts } from '@veralune/api-client/contract';
import { formatCents } from '../cart/money.ts';
import type { PageContext } from '../page-context.ts';
import { distanceText } from '../store-finder/distance-text.ts';
import { openingTable } from '../store-finder/opening-week.ts';

export type NearRelayPoint = Answer<'relayPoints'>['items'][number];

export function deliveryTitle(kind: DeliveryKind, { t }: PageContext): string {
  return t(`checkout.delivery.kind.${kind}`);
}

function durationText({ duration: { min, max, unit } }: DeliveryOption, { t }: PageContext): string {
  return t(`checkout.delivery.duration.${unit}`, { min, max });
}

/** `2 à 4 jours ouvrables avec Colis Express`. Source: 2-routes-redirects-commerce.md §9 "Delivery". */
export function deliveryDetail(option: DeliveryOption, context: PageContext): string {
  return context.t('checkout.delivery.detail', {
    duration: durationText(option, context),
    carrier: option.carrier,
    time: option.order_before,
  });
}

function modeOf(option: DeliveryOption, currency: Amounts['currency'], context: PageContext): DeliveryMode {
  const { price_cents: price } = option;
  return {
    kind: option.kind,
    title: deliveryTitle(option.kind, context),
    detail: deliveryDetail(option, context),
    price: price === 0 ? context.t('cart.summary.free') : formatCents(price, currency, context.locale),
  };
}

/** `Rue Neuve 12, 1000 Bruxelles` */
export function relayAddress({ address, zipcode, city }: RelayPoint): string {
  return `${address}, ${zipcode} ${city}`;
}

function relayPoints(
  points: readonly NearRelayPoint[],
  chosen: string | undefined,
  error: string | undefined,
  context: PageContext,
): RelayPointsProps {
  const { locale, t } = context;
  return {
    id: 'relay',
    name: 'relay',
    label: t('checkout.relay.label'),
    error,
    points: points.map((point) => ({
      id: String(point.id),
      name: point.name,
      address: relayAddress(point),
      distance: distanceText(point.distance, locale),
      schedules: (openingTable(point, context)?.days ?? []).map(({ day, hours }) => ({
        days: day,
        hours: hours.length > 0 ? hours.join(', ') : t('store-finder.closed'),
      })),
    })),
    defaultValue: chosen,
    labels: { schedules: t('checkout.relay.schedules'), empty: t('checkout.relay.empty') },
  };
}

export interface DeliverySelection {
  readonly kind?: DeliveryKind | undefined;
  readonly relay?: string | undefined;
  readonly zipcode?: string | undefined;
  /** Near the postcode; undefined until one was searched. */
  readonly points?: readonly NearRelayPoint[] | undefined;
}

export function deliveryChoice(
  options: readonly DeliveryOption[],
  selection: DeliverySelection,
  currency: Amounts['currency'],
  errors: { readonly kind?: string | undefined; readonly relay?: string | undefined },
  context: PageContext,
): DeliveryChoiceProps {
  const { t } = context;
  const { points } = selection;
  const isSearched = points !== undefined;
  return {
    id: 'kind',
    name: 'kind',
    label: t('checkout.delivery.label'),
    required: true,
    error: errors.kind,
    modes: options.map((option) => modeOf(option, currency, context)),
    chosen: selection.kind ?? options[0]?.kind,
    relay: {
      zipcode: {
        label: t('checkout.relay.zipcode'),
        value: selection.zipcode,
        error: isSearched ? undefined : errors.relay,
      },
      search: t('checkout.relay.search'),
      points: isSearched ? relayPoints(points, selection.relay, errors.relay, context) : undefined,
    },
  };
}
