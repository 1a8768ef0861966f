import { readMessages } from './catalogue.ts';
import { findProblems, type Problem } from './find-problems.ts';
import { readSources, usageIn } from './used-ids.ts';

export { readMessages, messagesOf, type MessageFiles } from './catalogue.ts';
export { printProblem, type Problem } from './find-problems.ts';

/** All problems of the message files of this package. */
export function messageProblems(): Problem[] {
  return findProblems(readMessages(), usageIn(readSources()));
}
