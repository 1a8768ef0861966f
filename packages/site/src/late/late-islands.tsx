'use client';

import type { LoadingBarProps } from '@veralune/ui/components/loading-bar/loading-bar';
import { OfflineNotice } from '@veralune/ui/components/offline-notice/offline-notice';
import { FrameBehaviour } from '@veralune/ui/sections/frame/frame-behaviour';
import { ForgetCartIsland, OfflineCartIsland, type OfflineCartIslandProps } from '../cart/offline-cart-island.tsx';
import { LinkPrefetch } from '../navigation/link-prefetch.tsx';
import { LoadingBarIsland } from '../navigation/loading-bar-island.tsx';
import { NewVersionIsland, type NewVersionIslandProps } from '../version/new-version-island.tsx';

export interface LateLabels {
  readonly loading: LoadingBarProps['labels'];
  readonly offline: string;
  /** Absent in a market that sells nothing online. */
  readonly cart: OfflineCartIslandProps | undefined;
  readonly newVersion: NewVersionIslandProps;
}

/** Before the page, because the notice stays at its top edge. */
export function UpperLateIslands({ loading, offline, cart }: LateLabels) {
  return (
    <>
      <LoadingBarIsland labels={loading} />
      <OfflineNotice text={offline}>{cart ? <OfflineCartIsland {...cart} /> : null}</OfflineNotice>
      {cart ? <ForgetCartIsland /> : null}
    </>
  );
}

/** After the page, because its buttons come after all others. */
export function LowerLateIslands({ newVersion }: LateLabels) {
  return (
    <>
      <FrameBehaviour />
      <LinkPrefetch />
      <NewVersionIsland {...newVersion} />
    </>
  );
}
