import type { HttpBindings } from '@hono/node-server';
import type { RequestIdVariables } from 'hono/request-id';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ActivePreview } from '../previews/active-preview.ts';

/** The version of the catalogue and the time that a request uses from start to end. */
export interface Moment {
  readonly catalogue: Catalogue;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The Hono environment: values that middleware shares during a request. */
export interface ApiEnv {
  /** Node's request and response; absent if the app is called without a socket. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: RequestIdVariables & {
    moment: Moment;
    /** The preview whose token the request has; undefined for visitors. */
    preview: ActivePreview | undefined;
    /** The ETag of the response; undefined if it has none. */
    etag: string | undefined;
    /**
     * The answer of a call, which `encodeResponse` sends. Creating a `Response` in each step would be slower than the
     * call.
     */
    json: string | undefined;
  };
}
