import { BlockList, isIP } from 'node:net';

function familyOf(address: string) {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** `::ffff:127.0.0.1` → `127.0.0.1`: an IPv4 address as sockets write it. */
function toIPv4(address: string) {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * Who may access the site.
 * @param configured `ALLOWED_ADDRESSES`: comma-separated addresses and ranges (`10.0.0.0/8`); empty means everyone
 * @returns undefined when everyone may
 * @throws VR-SITE-004 when an entry is neither an address nor a range
 */
export function accessList(configured: string | undefined): ((address: string) => boolean) | undefined {
  const entries = (configured ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) return undefined;
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    if (isIP(address) === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) {
      throw new Error(
        `VR-SITE-004: ALLOWED_ADDRESSES contains "${entry}", which is neither an address nor a range. Correct or remove it.`,
      );
    }
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(toIPv4(address)) !== 0 && list.check(toIPv4(address), familyOf(toIPv4(address)));
}
