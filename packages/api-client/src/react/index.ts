export {
  createBrowserClient,
  type BrowserClient,
  type BrowserClientOptions,
  type BrowserCallName,
} from './browser-client.ts';
export { useCall, type CallState } from './use-call.ts';
export { suggestMinimum, useSuggest } from './use-suggest.ts';
export { useCities } from './use-cities.ts';
export type { ClientError, Result } from '../result.ts';
