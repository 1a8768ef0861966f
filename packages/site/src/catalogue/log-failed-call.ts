import type { CallName, ClientError } from '@veralune/api-client';
import { log } from '../log.ts';

/** Logs a call of the API that failed, as one line of JSON on stderr. Nothing when the visitor left. */
export function logFailedCall(call: CallName, requestId: string, error: ClientError): void {
  if (error.kind === 'aborted') return;
  const { kind, message } = error;
  const status = error.kind === 'http' ? { status: error.status } : {};
  log('error', `${call}: ${message}`, { requestId, kind, ...status });
}
