import { z } from 'zod';

/** The origin of a server, without a trailing slash. */
export const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
