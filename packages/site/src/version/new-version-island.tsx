'use client';

import {
  NewVersionNotice,
  type NewVersionNoticeProps,
} from '@veralune/ui/components/new-version-notice/new-version-notice';
import { useEffect, useReducer, useRef } from 'react';
import { requestBuild } from './request-build.ts';
import { currentVersion, isCheckDue, isOutdated, nextVersion, versionCheckInterval } from './version.ts';

/** The build of this script. A new page of an open site runs the scripts that are loaded already. */
const ownBuild = process.env.VERALUNE_BUILD ?? '';

function reload() {
  window.location.reload();
}

export type NewVersionIslandProps = Pick<NewVersionNoticeProps, 'text' | 'labels'>;

/**
 * Compares the build of the page with the one of the server when the tab becomes visible again and while it stays visible,
 * at most every five minutes, and offers to reload the page. Source: 2-routes-redirects-commerce.md §8.
 */
export function NewVersionIsland(props: NewVersionIslandProps) {
  const [version, dispatch] = useReducer(nextVersion, ownBuild, (own) => currentVersion(own, Date.now()));
  const latest = useRef(version);
  useEffect(() => {
    latest.current = version;
  }, [version]);

  useEffect(() => {
    const check = async () => {
      const at = Date.now();
      if (document.visibilityState === 'hidden' || !isCheckDue(latest.current, at)) return;
      dispatch({ kind: 'check', at });
      const build = await requestBuild();
      if (build !== null) dispatch({ kind: 'answer', build });
    };
    const follow = () => void check();
    document.addEventListener('visibilitychange', follow);
    const timer = setInterval(follow, versionCheckInterval);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clearInterval(timer);
    };
  }, []);

  return (
    <NewVersionNotice
      {...props}
      available={isOutdated(version)}
      onRefresh={reload}
      onLater={() => {
        dispatch({ kind: 'dismiss' });
      }}
    />
  );
}
