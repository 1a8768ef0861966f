import { z } from 'zod';
import { id } from '../shared.ts';

export const dayMoments = ['morning', 'noon', 'evening'] as const;
export const dayMoment = z.enum(dayMoments);
export type DayMoment = z.infer<typeof dayMoment>;

/** What an upper intake level counts: the whole diet, or only supplements. */
export const upperLevelScopes = ['diet', 'supplements'] as const;

/** A nutrient for which EFSA has set a tolerable upper intake level. */
export const limitedNutrient = z.object({
  id,
  label: z.string(),
  unit: z.string(),
  /** Per daily dose of the product. */
  amount: z.number().positive(),
  /** The upper level for adults, in the same unit. */
  upper_level: z.number().positive(),
  scope: z.enum(upperLevelScopes),
});
export type LimitedNutrient = z.infer<typeof limitedNutrient>;

/** When the daily dose is taken. */
export const intake = z.object({
  /** In the order of the day; empty for any moment. */
  moments: z.array(dayMoment),
  /** Whether the dose is divided between the moments; otherwise one of them is chosen. */
  divided: z.boolean(),
  food: z.enum(['with-meal', 'empty-stomach']).nullable(),
});
export type Intake = z.infer<typeof intake>;
