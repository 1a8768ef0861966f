'use client';

import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { useScripts } from '../use-scripts/use-scripts.ts';

export interface PositionLabels {
  /** `Utiliser ma position`. */
  use: string;
  /** While the browser asks and looks: `Recherche de votre position…`. */
  locating: string;
  /** The visitor said no; what to do instead. */
  refused: string;
  /** The device doesn't know where it is; what to do instead. */
  unknown: string;
}

export interface PositionButtonProps {
  labels: PositionLabels;
}

type State = 'idle' | 'locating' | 'refused' | 'unknown';

/** To about a hundred metres: enough to find a pharmacy, and nobody needs to know more. */
function rounded(degrees: number) {
  return degrees.toFixed(3);
}

function stateOf({ code }: GeolocationPositionError): State {
  return code === 1 ? 'refused' : 'unknown';
}

/** Fills the position of the visitor into `lat` and `lng` of the form around it and sends it. Needs scripts, so it is only there with them. */
export function PositionButton({ labels }: PositionButtonProps) {
  const scripts = useScripts();
  const [state, setState] = useState<State>('idle');
  const latitude = useRef<HTMLInputElement>(null);
  const longitude = useRef<HTMLInputElement>(null);
  if (!scripts) return null;

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
