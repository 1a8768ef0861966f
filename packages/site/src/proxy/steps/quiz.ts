import { href, type RouteMatch } from '@veralune/routing';
import { answersIn, answersQuery, submittedAnswers } from '../../quiz/quiz-address.ts';
import type { Decision, ProxyRequest } from '../decision.ts';

/** The page of answers to the quiz, which each app with the quiz has. */
const folder = 'quiz-answers';

/**
 * Redirects the submitted quiz to the address of its answers, which visitors can share, and leads from there to the result. The
 * number of addresses is unlimited, so each is rendered for its request.
 */
export function quiz({ search }: Pick<ProxyRequest, 'search'>, found: RouteMatch): Decision | null {
  if (found.route !== 'quiz' || search === '') return null;
  const query = new URLSearchParams(search);
  const submitted = submittedAnswers(query);
  if (submitted) {
    return { kind: 'redirect', to: href('quiz', {}, found.locale) + answersQuery(submitted), status: 303 };
  }
  const answers = answersIn(query);
  if (answers === null) return null;
  return { kind: 'rewrite', to: `/${found.locale}/${folder}${answersQuery(answers)}`, cache: 'brief' };
}
