import type { Problem, ProblemCode } from '../problem.ts';

type Words = (...about: readonly (string | undefined)[]) => string;

/** What is wrong, why, and how to mend it. */
const words: Readonly<Record<ProblemCode, Words>> = {
  'VR-REDIRECTS-001': () => 'The first line must name the columns. Write from,to,code,note there.',
  'VR-REDIRECTS-002': (delimiter, count, found) =>
    found === undefined
      ? 'A quote is opened and not closed, or text stands beside a quoted cell. Write a quote inside a cell twice, and ' +
        'the cell on one line.'
      : `The line has ${found} cells and the first line names ${count}. Put a cell that holds "${delimiter}" in double ` +
        'quotes, or name the column.',
  'VR-REDIRECTS-003': (from) =>
    `"${from}" can't be redirected. Write a path that starts with a slash, or https://host/path, or //host/path for both ` +
    'schemes; * in the path only, and not beside a query; 2,000 characters at most.',
  'VR-REDIRECTS-004': (to = '') =>
    / /.test(to)
      ? `"${to}" holds a space, which no address can. Write %20 in its place, or take it out.`
      : `"${to}" is nothing to lead to: write one slash and a path, or https:// and a host. Anything else could lead ` +
        'visitors off the site, as do backslashes and control characters.',
  'VR-REDIRECTS-005': (to) =>
    to === ''
      ? 'The rule has no target. Write one, or delete the line.'
      : `"${to}" can't be a target. Write one of 2,000 characters at most; with as many * as the source has, or none, ` +
        'and in the path only.',
  'VR-REDIRECTS-006': (code) => `Code "${code}" is unknown. Write 301, or 302 for a while only.`,
  'VR-REDIRECTS-007': (from, to) =>
    `"${from}" with "${to}" replaces no word. Write replace: and the word, three or more of a-z, 0-9 and dashes; ` +
    'as its target with: and another word that does not contain the first, or with: alone to remove it.',
  'VR-REDIRECTS-008': (...cells) =>
    `Characters are no UTF-8 and so were lost: ${cells.map((cell) => `"${cell}"`).join(', ')}. ` +
    'Save the file as "CSV UTF-8", and write the lost letters again.',
  'VR-REDIRECTS-009': (from) =>
    `"${from}" stands for many addresses, and the catalogue redirects single ones. Write it into the market\'s table.`,
  'VR-REDIRECTS-011': (line) => `The same rule stands on line ${line}. Delete one of them.`,
  'VR-REDIRECTS-012': (line, to) => `Line ${line} sends the same address to ${to}, and wins. Delete one of them.`,
  'VR-REDIRECTS-013': (line) =>
    `No address comes here: line ${line} takes them all before. Delete this rule, or make that one narrower.`,
  'VR-REDIRECTS-014': (way) =>
    `The rule leads in a circle: ${way}. Nobody is redirected by it. Change one of its targets.`,
  'VR-REDIRECTS-015': (to, line, end) =>
    `Line ${line} redirects ${to} further. Write ${end} as the target, or run flatten.`,
  'VR-REDIRECTS-016': (to = '', page) => {
    if (page !== undefined) return `${to} is another spelling of the page ${page}. Write that.`;
    const what = to.includes('*') ? `No page of the market is like ${to}, whatever stands for *.` : `${to} is no page.`;
    return `${what} Correct the target, or publish the page first.`;
  },
  'VR-REDIRECTS-017': (path) => `The rule takes the page ${path} away. Make its source narrower, or delete the rule.`,
  'VR-REDIRECTS-018': (path) =>
    `No rule is asked for ${path}: the site serves files or its API there. Delete the rule, or have the file put there.`,
  'VR-REDIRECTS-019': (host, owner) =>
    `${host} belongs to ${owner} too, and a host can be one market's only. Delete the rules of one of them.`,
  'VR-REDIRECTS-021': (from) => `"${from}" has no target. Add a column of targets, or name one for all with --to.`,
  'VR-REDIRECTS-022': (cell) => `"${cell}" is no address, so the row is passed over.`,
  'VR-REDIRECTS-023': (from) =>
    `"${from}" holds a *, which is taken for that very character. If it stands for anything, write the rule by hand.`,
};

const warnings: ReadonlySet<ProblemCode> = new Set([
  'VR-REDIRECTS-011',
  'VR-REDIRECTS-015',
  'VR-REDIRECTS-018',
  'VR-REDIRECTS-022',
  'VR-REDIRECTS-023',
]);

/** A warning leaves the table doing what it says; an error doesn't. */
export function severityOf({ code }: Problem): 'error' | 'warning' {
  return warnings.has(code) ? 'warning' : 'error';
}

export function describeProblem(problem: Problem): string {
  return `${problem.code}: ${words[problem.code](...problem.about.map(printable))}`;
}

/** Cells may hold anything; what is told of them ends in terminals and logs. */
function printable(text: string) {
  return text
    .slice(0, 300)
    .replace(/[\p{Cc}\p{Cf}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
