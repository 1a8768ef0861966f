import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** The proxies of the same machine. */
const proxiesOfThisMachine = '127.0.0.0/8,::1';

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

function isRange(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

export const defaultTrustedProxies = blockListOf(proxiesOfThisMachine.split(','));

/** `API_TRUSTED_PROXIES`: addresses and CIDR ranges, separated by commas. */
export const trustedProxiesSchema = z
  .string()
  .default(proxiesOfThisMachine)
  .transform((text) => text.split(',').map((range) => range.trim()))
  .refine((ranges) => ranges.every(isRange), 'must hold addresses and ranges like 127.0.0.1,10.0.0.0/8')
  .transform(blockListOf);

/** Whether an address is one of a list of addresses and ranges. */
export function isAddressIn(list: BlockList, address: string): boolean {
  return list.check(address, familyOf(address));
}

/** Whether a proxy of ours is at the other end of a socket. Calls without a socket come from this process. */
export function isTrustedProxy(socketAddress: string | undefined, trusted: BlockList): boolean {
  return isAddressIn(trusted, withoutMapping(socketAddress ?? '127.0.0.1'));
}

/** `::ffff:192.0.2.1` → `192.0.2.1` */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * The address of the visitor behind trusted proxies. Each proxy appends the address of its own client to
 * `X-Forwarded-For`, so the last address that is not a trusted proxy is the visitor's. Everything before it can be
 * forged: `X-Forwarded-For: 1.2.3.4` from an untrusted socket is ignored.
 * @param socketAddress undefined if the API is called without a socket
 */
export function clientAddress(
  { socketAddress, forwardedFor }: { readonly socketAddress: string | undefined; readonly forwardedFor: string },
  trusted: BlockList,
): string {
  const forwarded = forwardedFor.split(',').map((address) => withoutMapping(address.trim()));
  const chain = [...forwarded.filter((address) => isIP(address) !== 0), withoutMapping(socketAddress ?? '127.0.0.1')];
  return chain.findLast((address) => !isAddressIn(trusted, address)) ?? chain[0] ?? '127.0.0.1';
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

/** The first 64 bits of an IPv6 address, which one subscriber can use freely; an IPv4 address as it is. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
