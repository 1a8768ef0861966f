export type RoutingErrorCode =
  'VR-ROUTING-001' | 'VR-ROUTING-002' | 'VR-ROUTING-003' | 'VR-ROUTING-004' | 'VR-ROUTING-005' | 'VR-ROUTING-006';

/**
 * A broken promise of the caller or of a table; never thrown for what a visitor typed.
 *
 * 001 no such route or locale · 002 a parameter that no address can hold · 003 the market lacks the route ·
 * 004 a parameter is missing · 005 a route table is wrong · 006 the address belongs to another route
 */
export class RoutingError extends Error {
  readonly code: RoutingErrorCode;

  constructor(code: RoutingErrorCode, message: string) {
    super(`${code}: ${message}`);
    this.name = 'RoutingError';
    this.code = code;
  }
}
