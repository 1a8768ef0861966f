import { isIP } from 'node:net';

/**
 * An IP address in one notation: without the port and the brackets that some proxies add, without the zone of a link-local
 * address, and IPv4 without its IPv6 notation. `::ffff:192.0.2.1` → `192.0.2.1`, `[2001:db8::1]:443` → `2001:db8::1`
 * @returns null if the text is not an IP address
 */
export function plainAddress(text: string): string | null {
  const trimmed = text.trim();
  const withoutPort = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = withoutPort.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? null : address;
}

/** The family of an IP address, as `BlockList` names it. */
export function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
