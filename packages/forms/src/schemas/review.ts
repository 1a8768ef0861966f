import * as z from 'zod/mini';
import { bounds } from '../bounds.ts';
import { option } from './options.ts';
import { longText, text } from './text.ts';

const ratings = ['1', '2', '3', '4', '5'] as const;

/** A review of a product. `author` is the name that is shown with it. */
export function reviewSchema() {
  return z.object({
    rating: option(ratings),
    title: text(bounds.reviewTitle),
    text: longText(bounds.reviewText),
    author: text(bounds.reviewAuthor),
  });
}

/** A valid review. */
export type ReviewInput = z.output<ReturnType<typeof reviewSchema>>;
