'use client';

import { useState, type MouseEvent } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';

/** Why there is no position. */
export type PositionFailure = 'refused' | 'unknown' | 'timeout';

export interface PositionLabels {
  /** `Utiliser ma position`. */
  use: string;
  /** What happens with the position, below the button. */
  privacy: string;
  /** While the browser asks for permission and locates: `Recherche de votre position…`. */
  locating: string;
  /** The visitor denied permission; what to do instead. */
  refused: string;
  /** The position is unavailable; what to do instead. */
  unknown: string;
  /** The device did not find its position in time; what to do instead. */
  timeout: string;
}

export interface PositionButtonProps {
  labels: PositionLabels;
  /** Name of the field for a place, which a position replaces. */
  placeName: string;
}

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

/** Searches near the visitor's position, which is only requested on a press. Only rendered with scripts. */
export function PositionButton({ labels, placeName }: PositionButtonProps) {
  const hydrated = useHydrated();
  const [state, setState] = useState<PositionFailure | 'idle' | 'locating'>('idle');
  if (!hydrated) return null;

  const locate = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    if (!form || state === 'locating') return;
    // Browsers offer the position only on secure connections.
    if (!('geolocation' in navigator)) {
      setState('unknown');
      return;
    }
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      (position) => {
        setState('idle');
        window.location.assign(addressNear(form, placeName, position));
      },
      (error) => {
        setState(failureOf(error));
      },
      { timeout, maximumAge },
    );
  };

  return (
    <>
      <p>
        <Button tone="quiet" onClick={locate} aria-disabled={state === 'locating' || undefined}>
          {state === 'locating' ? labels.locating : labels.use}
        </Button>
      </p>
      <div role="status">
        {state === 'idle' || state === 'locating' ? null : <Notice tone="warning">{labels[state]}</Notice>}
      </div>
    </>
  );
}
