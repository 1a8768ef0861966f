import { parseRedirects } from '@veralune/redirects/parse';
import { rulesOf, site } from '@veralune/redirects/testing';
import { expect, it } from 'vitest';
import { describeProblem } from '../src/checks/describe-problem.ts';
import { severityOf } from '../src/checks/problem.ts';
import { validate } from '../src/checks/validate.ts';

it.each([
  ['/a,/b c', '"/b c" contains a space'],
  ['/a,//b', '"//b" is not a safe target. Write one slash and a path'],
  ['/a,', 'The rule has no target.'],
  ['/a,/b,301,note, more', 'The line has 5 cells and the first line names 4. Put a cell that contains "," in double'],
  ['/a,"/b', 'A quote is opened and not closed'],
  ['/sue\uFFFDo,/b', 'Save the file as "CSV UTF-8"'],
])('%s: %s', (line, expected) => {
  const [problem] = parseRedirects(`from,to,code,note\n${line}`).problems;
  expect(problem && describeProblem(problem)).toContain(expected);
});

it('names the line and the remedy', () => {
  const [problem] = validate(rulesOf('/a → /b', '/b → /consejos'), { site });
  expect(problem && describeProblem(problem)).toBe(
    'VR-REDIRECTS-015: Line 2 redirects /b further. Write /consejos as the target, or run flatten.',
  );
  expect(problem && severityOf(problem)).toBe('warning');
});

it('escapes control characters, which a terminal would interpret', () => {
  const [problem] = parseRedirects('from,to\n\u001b[31mred,/b\n').problems;
  expect(problem && describeProblem(problem)).toContain('"\\u{1b}[31mred"');
});
