import type { Answer, CallInput, CallName, Result } from '@veralune/api-client';
import type { Locale } from '@veralune/routing';
import { cache } from 'react';

/** The input of a call that a page makes: the options of `fetch` are not its business. */
export type PageInput<Name extends CallName> = Omit<CallInput<Name>, 'init'>;

type Pending<Name extends CallName> = Promise<Result<Answer<Name>>>;

/**
 * Returns a function that makes each call once in a request: the metadata, the frame and the body of a page need the same
 * data. Its last argument makes a call that was not made yet.
 */
export function callsOfRequest(): <Name extends CallName>(
  locale: Locale,
  name: Name,
  input: PageInput<Name>,
  call: () => Pending<Name>,
) => Pending<Name> {
  const known = cache(() => new Map<string, Promise<Result<unknown>>>());
  return <Name extends CallName>(locale: Locale, name: Name, input: PageInput<Name>, call: () => Pending<Name>) => {
    const calls = known();
    const key = JSON.stringify([locale, name, input]);
    const made = calls.get(key);
    // The key contains the name of the call, so the type of the stored result is correct.
    if (made) return made as Pending<Name>;
    const result = call();
    calls.set(key, result);
    return result;
  };
}
