/** Why a call failed. */
export type ClientError =
  /** The API answered with an error status. `fields` has a reason for each invalid parameter. */
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly code: string;
      readonly message: string;
      readonly fields?: Readonly<Record<string, string>>;
    }
  /** The connection failed or was closed. */
  | { readonly kind: 'network'; readonly message: string }
  /** No complete answer within `timeoutMs`, including the retry. */
  | { readonly kind: 'timeout'; readonly message: string }
  /** The caller's `signal` aborted the call. */
  | { readonly kind: 'aborted'; readonly message: string }
  /** The status is a success, but the body does not match the contract. */
  | { readonly kind: 'invalid'; readonly message: string };

export type Result<Data> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: ClientError };

export function success<Data>(data: Data): Result<Data> {
  return { ok: true, data };
}

export function failure(error: ClientError): { readonly ok: false; readonly error: ClientError } {
  return {
    ok: false,
    error,
  };
}
