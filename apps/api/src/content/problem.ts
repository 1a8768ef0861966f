/** An error in a content file, with its position. */
export interface Problem {
  /** `products/florelune-equilibre.yaml` */
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
  readonly reason: string;
}

export function problemText({ file, line, reason }: Problem): string {
  return `${file}:${String(line)}: ${reason}`;
}

/** The content has errors and was not imported. The message lists every problem, one per line. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = `${String(problems.length)} ${problems.length === 1 ? 'problem' : 'problems'}`;
    super(`The content has ${count} and was not imported:\n${problems.map(problemText).join('\n')}`);
    this.problems = problems;
  }
}
