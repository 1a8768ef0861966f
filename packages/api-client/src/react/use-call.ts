import useSWR, { type SWRConfiguration } from 'swr';
import type { Answer, CallArguments } from '../input.ts';
import type { ClientError } from '../result.ts';
import type { BrowserCallName, BrowserClient } from './browser-client.ts';

/** State of a call. `previous` is the last answer, to show while the next one loads. */
export type CallState<Data> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly previous: Data | undefined }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'error'; readonly error: ClientError };

const configuration: SWRConfiguration = {
  keepPreviousData: true,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  // The transport already retries.
  shouldRetryOnError: false,
};

/** Makes a call unless `input` is null. Equal inputs share one request. */
export function useCall<Name extends BrowserCallName>(
  client: BrowserClient,
  name: Name,
  input: CallArguments<Name> | null,
): CallState<Answer<Name>> {
  const key = input === null ? null : ([name, client.shopId, client.lang, input] as const);
  const { data, error, isValidating } = useSWR<Answer<Name>, ClientError, typeof key>(
    key,
    async ([, , , given]: NonNullable<typeof key>) => {
      const result = await client.call(name, ...given);
      if (result.ok) return result.data;
      // SWR expects failures as rejections; the hook returns them as a value.
      throw result.error;
    },
    configuration,
  );
  if (key === null) return { status: 'idle' };
  if (isValidating) return { status: 'loading', previous: data };
  if (error !== undefined) return { status: 'error', error };
  return data === undefined ? { status: 'loading', previous: undefined } : { status: 'success', data };
}
