import type { Hop, Question } from './place.ts';
import type { RedirectTable } from './redirect-table.ts';

export interface StepQuestion extends Question {
  readonly origin: string | undefined;
  /** Whether rules that name no host count: they do on the hosts that the market answers. */
  readonly isOurs: boolean;
}

/** One rule, applied once: rules of the host before those of any host, a layer before the next. */
export const step = ({ layers, site }: RedirectTable, question: StepQuestion): Hop | null => {
  let found: Hop | null = null;
  let hasOwnRules = false;
  for (const { anywhere, byOrigin } of layers) {
    const ofHost = question.origin === undefined || byOrigin.size === 0 ? undefined : placeOf(byOrigin, question.origin);
    hasOwnRules ||= ofHost !== undefined;
    found ??= ofHost?.find(question) ?? (question.isOurs ? anywhere.find(question) : null);
  }
  // Nobody stays on a host that is there to be left: what leads on within the site leads to the site itself.
  return found !== null && hasOwnRules && question.origin !== site && found.to.startsWith('/') ? { ...found, to: site + found.to } : found;
};

/** A host that a rule names without a port is meant on every port. */
const placeOf = <Place>(byOrigin: ReadonlyMap<string, Place>, origin: string): Place | undefined =>
  byOrigin.get(origin) ?? byOrigin.get(origin.replace(/\.?(?::\d+)?$/, ''));
