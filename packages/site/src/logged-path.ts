/**
 * The path of an address as the log has it: without its query, and without the search terms of results (`-r--terms`), which
 * can be about someone's health.
 */
export function loggedPath(address = ''): string {
  return (address.split('?')[0] ?? '').replace(/(\/-r--)[^/]*/, '$1*');
}
