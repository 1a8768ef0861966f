/** `?tracking=debug&token=…` opens the debug view. */
const debugParameter = 'tracking';
export const debugTokenParameter = 'token';

/** Whether the query of an address asks for the debug view. */
export function asksForDebugView(query: string): boolean {
  return new URLSearchParams(query).get(debugParameter) === 'debug';
}
