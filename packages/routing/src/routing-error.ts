export type RoutingErrorCode =
  'VR-ROUTING-001' | 'VR-ROUTING-002' | 'VR-ROUTING-003' | 'VR-ROUTING-004' | 'VR-ROUTING-005' | 'VR-ROUTING-006';

/**
 * A mistake of the caller or in a route table; never thrown for the input of a visitor.
 *
 * 001 unknown route or locale · 002 invalid parameter value · 003 the market does not have the route ·
 * 004 missing parameter · 005 invalid route table · 006 the address belongs to another route
 */
export class RoutingError extends Error {
  readonly code: RoutingErrorCode;

  constructor(code: RoutingErrorCode, message: string) {
    super(`${code}: ${message}`);
    this.name = 'RoutingError';
    this.code = code;
  }
}
