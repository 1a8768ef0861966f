'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../use-hydrated/use-hydrated.ts';

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

/** Searches near the visitor's position, which is only requested on a press. Only rendered with scripts. */
export function PositionButton(props: PositionButtonProps) {
  const { labels } = props;
  const hydrated = useHydrated();
  const [isLocating, setIsLocating] = useState(false);
  const [message, show] = useState<ReactNode>();
  if (!hydrated) return null;

  const onClick = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    if (!form || isLocating) return;
    setIsLocating(true);
    show(undefined);
    // What it needs to locate is loaded with the first press.
    void import('./locate.tsx')
      .then(({ locate }) => locate(form, props))
      .catch(() => labels.unknown)
      .then((failure) => {
        setIsLocating(false);
        show(failure);
      });
  };

  return (
    <>
      <p>
        <Button tone="quiet" onClick={onClick} aria-disabled={isLocating || undefined}>
          {isLocating ? labels.locating : labels.use}
        </Button>
      </p>
      <div role="status">{message}</div>
    </>
  );
}
