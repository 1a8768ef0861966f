'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { onVisitorChange } from './visitor-change.ts';
import { isKnownVisitor } from './visitor-marks.ts';

interface WithChildren {
  readonly children: ReactNode;
}

export interface ForKnownVisitorProps<Props extends WithChildren> {
  /** Imports the component; the same function in each rendering. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Its props. The children are shown to all others, and until it is loaded: the page works without it. */
  readonly props: Props;
}

/** A component for visitors with a cart or a session, as a cookie without content of its own says. */
export function ForKnownVisitor<Props extends WithChildren>({ load, props }: ForKnownVisitorProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const start = () => {
      if (!isKnownVisitor(document.cookie)) return;
      load().then(
        (component) => {
          setLoaded(() => component);
        },
        () => undefined,
      );
    };
    start();
    return onVisitorChange(start);
  }, [load]);
  return Loaded ? <Loaded {...props} /> : props.children;
}
