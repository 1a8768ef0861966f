import { expect, it } from 'vitest';
import { describeProblem } from '../src/check/describe-problem.ts';
import { parseRedirects } from '../src/parse-redirects.ts';

it.each([
  ['/a,/b c', '"/b c" holds a space'],
  ['/a,//b', '"//b" is nothing to lead to: write one slash and a path'],
  ['/a,', 'The rule has no target.'],
  ['/a,/b,301,note, more', 'The line has 5 cells and the first line names 4. Put a cell that holds "," in double'],
  ['/a,"/b', 'A quote is opened and not closed'],
  ['/sue\uFFFDo,/b', 'Save the file as "CSV UTF-8"'],
])('%s: %s', (line, words) => {
  const [problem] = parseRedirects(`from,to,code,note\n${line}`).problems;
  expect(problem && describeProblem(problem)).toContain(words);
});
