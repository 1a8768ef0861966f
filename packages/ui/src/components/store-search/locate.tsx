import type { ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';
import type { PositionButtonProps, PositionLabels } from './position-button.tsx';

/** Why there is no position. */
type PositionFailure = Extract<keyof PositionLabels, 'refused' | 'unknown' | 'timeout'>;

const timeout = 10_000;
const maximumAge = 60_000;

/** Rounds to about a hundred metres: enough to find a pharmacy, and protects the visitor's privacy. */
function rounded(degrees: number) {
  return degrees.toFixed(3);
}

function failureOf({ code }: Pick<GeolocationPositionError, 'code'>): PositionFailure {
  if (code === 1) return 'refused';
  return code === 3 ? 'timeout' : 'unknown';
}

/** The address of the results near a position: that of the form, with all of its values but the place. */
function addressNear(form: HTMLFormElement, placeName: string, { coords }: GeolocationPosition) {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form))
    if (name !== placeName && typeof value === 'string') address.searchParams.set(name, value);
  address.searchParams.set('lat', rounded(coords.latitude));
  address.searchParams.set('lng', rounded(coords.longitude));
  return address.href;
}

/** Opens the results near the position. @returns why there is none; undefined if the results are opened */
async function failureToOpen(form: HTMLFormElement, placeName: string): Promise<PositionFailure | undefined> {
  // Browsers offer the position only on secure connections.
  if (!('geolocation' in navigator)) return 'unknown';
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      (position) => {
        window.location.assign(addressNear(form, placeName, position));
        resolve(undefined);
      },
      (error) => {
        resolve(failureOf(error));
      },
      { timeout, maximumAge },
    );
  });
}

/** Opens the results near the position. @returns what to show if there is none */
export async function locate(form: HTMLFormElement, { placeName, labels }: PositionButtonProps): Promise<ReactNode> {
  const failure = await failureToOpen(form, placeName);
  return failure && <Notice tone="warning">{labels[failure]}</Notice>;
}
