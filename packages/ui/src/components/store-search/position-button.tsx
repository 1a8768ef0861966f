'use client';

import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';

export interface PositionLabels {
  /** `Utiliser ma position`. */
  use: string;
  /** While the browser asks for permission and locates: `Recherche de votre position…`. */
  locating: string;
  /** The visitor denied permission; what to do instead. */
  refused: string;
  /** The position is unavailable; what to do instead. */
  unknown: string;
}

export interface PositionButtonProps {
  labels: PositionLabels;
}

type State = 'idle' | 'locating' | 'refused' | 'unknown';

/** Rounds to about a hundred metres: enough to find a pharmacy, and protects the visitor's privacy. */
function rounded(degrees: number) {
  return degrees.toFixed(3);
}

function stateOf({ code }: GeolocationPositionError): State {
  return code === 1 ? 'refused' : 'unknown';
}

/**
 * Writes the visitor's position to `lat` and `lng` of the form around it and submits it. Only rendered with scripts.
 */
export function PositionButton({ labels }: PositionButtonProps) {
  const hydrated = useHydrated();
  const [state, setState] = useState<State>('idle');
  const latitude = useRef<HTMLInputElement>(null);
  const longitude = useRef<HTMLInputElement>(null);
  if (!hydrated) return null;

  const send = ({ coords }: GeolocationPosition): void => {
    if (!latitude.current || !longitude.current) return;
    latitude.current.value = rounded(coords.latitude);
    longitude.current.value = rounded(coords.longitude);
    latitude.current.disabled = false;
    longitude.current.disabled = false;
    latitude.current.form?.requestSubmit();
  };
  const locate = (): void => {
    setState('locating');
    navigator.geolocation.getCurrentPosition(send, (error) => setState(stateOf(error)), {
      timeout: 10_000,
      maximumAge: 60_000,
    });
  };

  return (
    <>
      <input type="hidden" name="lat" ref={latitude} disabled />
      <input type="hidden" name="lng" ref={longitude} disabled />
      <p>
        <Button tone="quiet" onClick={locate} aria-disabled={state === 'locating' || undefined}>
          {state === 'locating' ? labels.locating : labels.use}
        </Button>
      </p>
      <div role="status">
        {state === 'refused' || state === 'unknown' ? <Notice tone="warning">{labels[state]}</Notice> : null}
      </div>
    </>
  );
}
