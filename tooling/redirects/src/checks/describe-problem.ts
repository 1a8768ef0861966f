import type { CheckCode, CheckProblem } from './problem.ts';

type Message = (...about: readonly (string | undefined)[]) => string;

/** What is wrong, why, and how to fix it. */
const messages: Readonly<Record<CheckCode, Message>> = {
  'VR-REDIRECTS-001': () => 'The first line must name the columns. Write from,to,code,note there.',
  'VR-REDIRECTS-002': (delimiter, count, found) =>
    found === undefined
      ? 'A quote is opened and not closed, or there is text outside the quotes of a cell. Double a quote inside a cell, ' +
        'and write the cell on one line.'
      : `The line has ${found} cells and the first line names ${count}. Put a cell that contains "${delimiter}" in double ` +
        'quotes, or name the column.',
  'VR-REDIRECTS-003': (from) =>
    `"${from}" is not a valid source. Write a path that starts with a slash, or https://host/path, or //host/path for both ` +
    'schemes; * in the path only, and not together with a query; 2,000 characters at most.',
  'VR-REDIRECTS-004': (to = '') =>
    / /.test(to)
      ? `"${to}" contains a space, which is not valid in an address. Write %20 instead, or remove it.`
      : `"${to}" is not a safe target. Write one slash and a path, or https:// and a host. Other forms, backslashes and ` +
        'control characters can lead visitors off the site.',
  'VR-REDIRECTS-005': (to) =>
    to === ''
      ? 'The rule has no target. Write one, or delete the line.'
      : `"${to}" is not a valid target. Write 2,000 characters at most; as many * as the source has, or none, ` +
        'and in the path only.',
  'VR-REDIRECTS-006': (code) => `Code "${code}" is unknown. Write 301, or 302 for a temporary redirect.`,
  'VR-REDIRECTS-007': (from, to) =>
    `"${from}" with "${to}" is not a valid replacement. Write replace: and the word as the source, three or more of a-z, ` +
    '0-9 and dashes. Write with: and another word that does not contain the first as the target, or only with: to remove ' +
    'the word.',
  'VR-REDIRECTS-008': (...cells) =>
    `Some characters are not valid UTF-8 and are lost: ${cells.map((cell) => `"${cell}"`).join(', ')}. ` +
    'Save the file as "CSV UTF-8", and write the lost letters again.',
  'VR-REDIRECTS-009': (from) =>
    `"${from}" matches many addresses. A rule of the catalogue must match one. Write this rule in the market's table.`,
  'VR-REDIRECTS-011': (line) => `Line ${line} has the same rule. Delete one of them.`,
  'VR-REDIRECTS-012': (line, to) =>
    `Line ${line} redirects the same address to ${to}, and takes precedence. Delete one of them.`,
  'VR-REDIRECTS-013': (line) =>
    `This rule never applies: line ${line} matches all its addresses first. Delete this rule, or narrow that one.`,
  'VR-REDIRECTS-014': (chain) =>
    `The rule is part of a redirect loop: ${chain}. It redirects no one. Change one of the targets.`,
  'VR-REDIRECTS-015': (to, line, end) =>
    `Line ${line} redirects ${to} further. Write ${end} as the target, or run flatten.`,
  'VR-REDIRECTS-016': (to = '', page) => {
    if (page !== undefined) return `${to} is another spelling of the page ${page}. Write that.`;
    const what = to.includes('*') ? `${to} matches no page of the market, for any *.` : `${to} is not a page.`;
    return `${what} Correct the target, or publish the page first.`;
  },
  'VR-REDIRECTS-017': (path) => `The rule hides the page ${path}. Narrow its source, or delete the rule.`,
  'VR-REDIRECTS-018': (path) =>
    `No rule applies to ${path}: the site serves files or its API there. Delete the rule, or add the file to the site.`,
  'VR-REDIRECTS-019': (host, owner) =>
    `${host} also belongs to ${owner}, and a host can belong to one market only. Delete the rules of one of them.`,
  'VR-REDIRECTS-021': (from) => `"${from}" has no target. Add a column of targets, or name one for all with --to.`,
  'VR-REDIRECTS-022': (cell) => `"${cell}" is not an address. The row is skipped.`,
  'VR-REDIRECTS-023': (from) =>
    `"${from}" contains a *, which is imported as a literal character. If it is a wildcard, write the rule by hand.`,
};

export function describeProblem(problem: CheckProblem): string {
  return `${problem.code}: ${messages[problem.code](...problem.about.map(escapeControlCharacters))}`;
}

/** Cells can contain anything, and messages are printed in terminals and logs. */
function escapeControlCharacters(text: string) {
  return text
    .slice(0, 300)
    .replace(/[\p{Cc}\p{Cf}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
