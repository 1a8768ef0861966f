/** What a market team reads. `wrong` must be repaired before a release, `look` needs a person's eyes. */
export interface Finding {
  readonly level: 'wrong' | 'look';
  /** A heading of the report. */
  readonly part:
    | 'Words'
    | 'Catalogue'
    | 'Menus'
    | 'Legal pages'
    | 'Prices'
    | 'Contact'
    | 'Redirects'
    | 'Pictures'
    | 'Colours'
    | 'Production';
  /** A sentence that says where and what. */
  readonly what: string;
  /** A sentence that says what to do. */
  readonly remedy: string;
}

export function wrong(part: Finding['part'], what: string, remedy: string): Finding {
  return { level: 'wrong', part, what, remedy };
}

export function look(part: Finding['part'], what: string, remedy: string): Finding {
  return { level: 'look', part, what, remedy };
}

const marks = { wrong: '✗', look: '?' } as const;

function counted(count: number, one: string, other: string): string {
  return `${String(count)} ${count === 1 ? one : other}`;
}

/** The report, one part after the other. */
export function reportOf(market: string, findings: readonly Finding[]): string {
  const parts = [...Map.groupBy(findings, ({ part }) => part)].map(
    ([part, found]) =>
      `${part}\n${found.map(({ level, what, remedy }) => `  ${marks[level]} ${what}\n    ${remedy}`).join('\n')}`,
  );
  const errors = findings.filter(({ level }) => level === 'wrong').length;
  const summary =
    findings.length === 0
      ? `${market}: nothing is missing.`
      : `${market}: ${errors === 0 ? 'nothing is wrong' : counted(errors, 'thing is wrong', 'things are wrong')}, ${counted(findings.length - errors, 'thing', 'things')} to look at.`;
  return [...parts, summary].join('\n\n');
}
