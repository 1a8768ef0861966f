import type { QuizAnswer, QuizModel } from '../models/models.ts';

export interface NeedPoints {
  readonly needId: number;
  readonly points: number;
}

/** The needs that get points from the answers, the most points first; with the same points, in the order of the results. */
export function needsByPoints(
  { results }: Pick<QuizModel, 'results'>,
  answers: readonly Pick<QuizAnswer, 'points'>[],
): NeedPoints[] {
  const totals = new Map<number, number>();
  for (const { points } of answers)
    for (const each of points) totals.set(each.needId, (totals.get(each.needId) ?? 0) + each.points);
  return results
    .flatMap(({ needId }): NeedPoints[] => {
      const points = totals.get(needId);
      return points === undefined ? [] : [{ needId, points }];
    })
    .sort((left, right) => right.points - left.points);
}
