/** Why a call gave no answer. */
export type ClientError =
  /** The API answered with a status that is no success. `fields` names what was wrong with the request. */
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly code: string;
      readonly message: string;
      readonly fields?: Readonly<Record<string, string>>;
    }
  /** No connection, or it broke. */
  | { readonly kind: 'network'; readonly message: string }
  /** No whole answer within `timeoutMs`, the retry included. */
  | { readonly kind: 'timeout'; readonly message: string }
  /** The caller's own signal ended the call. */
  | { readonly kind: 'aborted'; readonly message: string }
  /** A success whose body is not what the contract promises. */
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
