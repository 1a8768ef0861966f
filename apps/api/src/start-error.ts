/** An error of configuration or environment that prevents the start. Its message says how to fix it; no stack is printed. */
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
