import type { MarketId } from '@veralune/routing';
import * as z from 'zod/mini';
import { bounds } from '../bounds.ts';
import { newsletterOptions } from '../options.ts';
import { optionalOption, someOptions } from './options.ts';
import { email, text } from './text.ts';

/** The newsletter form of a market. A field that the market doesn't ask for is `''`. Source: 1-site.md §3 and §5. */
export function newsletterSchema(market: MarketId) {
  const options = newsletterOptions(market);
  return z.object({
    civility: optionalOption(options.civility),
    email: email(),
    city: text(bounds.city),
    origin: optionalOption(options.origin),
    information: someOptions(options.information),
  });
}

/** A valid sign-up for the newsletter. */
export type NewsletterSignUp = z.output<ReturnType<typeof newsletterSchema>>;
