import { z } from 'zod';

/** The origin of a server, without a trailing slash. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an origin like https://www.example.be' })
  .transform((url) => url.replace(/\/+$/, ''));
