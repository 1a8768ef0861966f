'use client';

import { LoadingBar, type LoadingBarProps } from '@veralune/ui/components/loading-bar/loading-bar';
import { OfflineNotice } from '@veralune/ui/components/offline-notice/offline-notice';
import { NewVersionIsland, type NewVersionIslandProps } from '../version/new-version-island.tsx';

export interface LateLabels {
  readonly loading: LoadingBarProps['labels'];
  readonly offline: string;
  readonly newVersion: NewVersionIslandProps;
}

/** Before the page, because the notice stays at its top edge. */
export function UpperLateIslands({ loading, offline }: LateLabels) {
  return (
    <>
      <LoadingBar labels={loading} />
      <OfflineNotice text={offline} />
    </>
  );
}

/** After the page, because its buttons come after all others. */
export function LowerLateIslands({ newVersion }: LateLabels) {
  return <NewVersionIsland {...newVersion} />;
}
