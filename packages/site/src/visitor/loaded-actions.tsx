'use client';

import type { Me } from '@veralune/api-client/contract';
import { createBrowserClient } from '@veralune/api-client/react';
import { languageOf, marketOf } from '@veralune/routing';
import { HeaderActions } from '@veralune/ui/components/header-actions/header-actions';
import { useEffect, useState } from 'react';
import { headerActionsOf } from './header-actions-of.ts';
import { onVisitorChange } from './visitor-change.ts';
import type { VisitorIslandProps } from './visitor-island.tsx';

export type LoadedActionsProps = VisitorIslandProps;

/** The links of the header with the name of the customer and the counts. */
export function LoadedActions({ locale, texts, children }: LoadedActionsProps) {
  const [me, setMe] = useState<Me | null>(null);
  useEffect(() => {
    const client = createBrowserClient({ shopId: marketOf(locale).shopId, lang: languageOf(locale) });
    const ask = () => {
      void client.call('me').then((result) => {
        if (result.ok) setMe(result.data);
      });
    };
    ask();
    return onVisitorChange(ask);
  }, [locale]);
  return me ? <HeaderActions {...headerActionsOf(texts, me)} /> : children;
}
