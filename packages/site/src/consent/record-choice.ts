import type { BrowserClient } from '@veralune/api-client/react';
import type { ConsentChoice } from '@veralune/tracking/consent';

/** Milliseconds before each further attempt. The API stores a repeated choice once. */
const pauses = [2_000, 15_000] as const;

/** Sends a choice to the record of consent. The choice counts even if it can't be recorded. */
export async function recordChoice(client: BrowserClient, choice: ConsentChoice): Promise<void> {
  // The request survives the page: a choice is often followed by a click on a link.
  const send = () =>
    client.call('consent', { body: { ...choice, categories: [...choice.categories] }, init: { keepalive: true } });
  let result = await send();
  for (const pause of pauses) {
    if (result.ok || result.error.kind === 'invalid') return;
    await new Promise((resolve) => setTimeout(resolve, pause));
    result = await send();
  }
}
