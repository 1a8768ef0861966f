import type { HttpBindings } from '@hono/node-server';
import type { RequestIdVariables } from 'hono/request-id';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** What a request sees as the present: one version of the catalogue and one time for the whole request. */
export interface Moment {
  readonly catalogue: Catalogue;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What the middleware shares about a request. */
export interface ApiEnv {
  /** Node's request and response; absent where the app is called without a socket. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: RequestIdVariables & {
    moment: Moment;
    /** The tag of the answer; undefined for answers that have none. */
    etag: string | undefined;
    /** What a call answers, for `encodeAnswer` to send: a response of its own for each step would cost more than the call. */
    json: string | undefined;
  };
}
