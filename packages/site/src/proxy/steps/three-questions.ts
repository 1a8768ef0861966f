import type { RouteMatch } from '@veralune/routing';
import { answersIn, answersQuery } from '../../three-questions/answers.ts';
import type { Decision, ProxyRequest } from '../decision.ts';
import { missingPage } from '../missing-page.ts';

/** The page of the second and third question and of the products, which each app has. */
const folder = 'three-answers';

/**
 * Leads the address of answers to the next question or to the products. Such pages are rendered for their request: visitors
 * can write any id into the address.
 */
export function threeQuestions(
  { search, pathname }: Pick<ProxyRequest, 'search' | 'pathname'>,
  found: RouteMatch,
): Decision | null {
  if (found.route !== 'three-questions' || search === '') return null;
  const answers = answersIn(new URLSearchParams(search));
  if (answers === null) return null;
  if (answers === 'invalid') return missingPage({ kind: 'none', locale: found.locale }, pathname);
  return { kind: 'rewrite', to: `/${found.locale}/${folder}${answersQuery(answers)}`, cache: 'brief' };
}
