/** Something that keeps the API from starting and that a person can mend: its message is all they need to read. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The code of a system error: `EADDRINUSE`, `ENOSPC` … */
export function errorCode(thrown: unknown): string | undefined {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined;
}

export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
