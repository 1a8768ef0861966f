/** Milliseconds between two checks for a new version. No source gives a number: often enough for a page that stays open for hours. */
export const versionCheckInterval = 300_000;

/** What an open page knows about versions of the site: ids of builds, times in milliseconds. */
export interface Version {
  readonly own: string;
  readonly latest: string;
  /** The version whose notice was dismissed. */
  readonly dismissed: string | null;
  readonly checkedAt: number;
}

export type VersionEvent =
  | { readonly kind: 'check'; readonly at: number }
  | { readonly kind: 'answer'; readonly build: string }
  | { readonly kind: 'dismiss' };

/** The state of a page that was just loaded, and so is current. */
export function currentVersion(own: string, now: number): Version {
  return { own, latest: own, dismissed: null, checkedAt: now };
}

export function nextVersion(version: Version, event: VersionEvent): Version {
  switch (event.kind) {
    case 'check':
      return { ...version, checkedAt: event.at };
    case 'answer':
      return { ...version, latest: event.build };
    case 'dismiss':
      return { ...version, dismissed: version.latest };
  }
}

export function isCheckDue({ checkedAt }: Version, now: number): boolean {
  return now - checkedAt >= versionCheckInterval;
}

/** Whether the notice is shown. Dismissing it hides it until the version after. */
export function isOutdated({ own, latest, dismissed }: Version): boolean {
  return latest !== own && latest !== dismissed;
}
