import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import type { IconName } from '../icon/icon.tsx';
import { OptionCards, type OptionCardsProps } from '../option-cards/option-cards.tsx';
import styles from './delivery-choice.module.css';
import { RelayPoints, type RelayPointsProps } from './relay-points.tsx';

export type DeliveryKind = 'home' | 'relay' | 'express';

export interface DeliveryMode {
  kind: DeliveryKind;
  title: string;
  /** Delivery time and carrier, or why it is unavailable. */
  detail: string;
  price: string;
  disabled?: boolean | undefined;
}

export interface RelaySearch {
  /** The postcode to search. */
  zipcode: { label: string; value?: string | undefined; error?: string | undefined };
  search: string;
  /** Omitted until a postcode was searched. */
  points?: RelayPointsProps | undefined;
}

export interface DeliveryChoiceProps extends Omit<OptionCardsProps, 'options' | 'defaultValue'> {
  modes: readonly DeliveryMode[];
  chosen?: DeliveryKind | undefined;
  relay: RelaySearch;
}

const icons: Readonly<Record<DeliveryKind, IconName>> = { home: 'home', relay: 'pin', express: 'truck' };

function Relay({ zipcode, search, points }: RelaySearch) {
  return (
    <>
      <div className={styles.search}>
        <TextField
          id="relay-zipcode"
          name="relayZipcode"
          label={zipcode.label}
          defaultValue={zipcode.value}
          error={zipcode.error}
          measure="short"
          autoComplete="shipping postal-code"
          maxLength={10}
        />
        <Button type="submit" name="searchRelay" value="1" tone="secondary" formNoValidate>
          {search}
        </Button>
      </div>
      {points ? <RelayPoints {...points} /> : null}
    </>
  );
}

/** The delivery method of an order: home, relay point near a postcode, or express. Part of a form. */
export function DeliveryChoice({ modes, chosen, relay, ...cards }: DeliveryChoiceProps) {
  return (
    <OptionCards
      {...cards}
      defaultValue={chosen}
      options={modes.map(({ kind, ...mode }) => ({
        ...mode,
        value: kind,
        icon: icons[kind],
        content: kind === 'relay' ? <Relay {...relay} /> : undefined,
      }))}
    />
  );
}
