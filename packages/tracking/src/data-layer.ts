/** One entry of the tag manager's data layer. */
export interface DataLayerEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}

export interface DataLayerHost {
  dataLayer?: unknown[];
}

/** Appends an event to the data layer of the host. Creates the data layer if necessary. */
export function pushEvent(host: DataLayerHost, event: DataLayerEvent): void {
  (host.dataLayer ??= []).push(event);
}
