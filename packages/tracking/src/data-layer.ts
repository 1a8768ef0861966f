import type { ConsentState } from './consent-mode.ts';
import type { TrackingEvent } from './events/events.ts';

export type DataLayer = unknown[];

export interface DataLayerHost {
  dataLayer?: DataLayer;
}

/** The data layer of the host, which is created if necessary. */
export function dataLayerOf(host: DataLayerHost): DataLayer {
  return (host.dataLayer ??= []);
}

/** Appends an event. The data of the last order or product is cleared first: the tag manager would merge them. */
export function pushEvent(layer: DataLayer, event: TrackingEvent): void {
  if ('ecommerce' in event) layer.push({ ecommerce: null });
  layer.push(event);
}

/**
 * A command of Consent Mode. The tag manager recognises commands by their type, `Arguments`, so an array is none.
 * @returns `Arguments` of `consent`, `default` or `update`, and the state
 */
export function consentCommand(_consent: 'consent', _kind: 'default' | 'update', _state: ConsentState): unknown {
  return arguments;
}
