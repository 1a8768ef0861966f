import { BlockList, isIP } from 'node:net';

function familyOf(address: string) {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** `::ffff:127.0.0.1`, as sockets write an IPv4 peer, is `127.0.0.1`. */
function plain(address: string) {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * Who may see the site.
 * @param configured `ALLOWED_ADDRESSES`: addresses and ranges (`10.0.0.0/8`) parted by commas; empty means everyone
 * @returns undefined where everyone may
 * @throws VR-SITE-004 when an entry is neither
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
        `VR-SITE-004: ALLOWED_ADDRESSES holds "${entry}", which is no address and no range. Mend or remove it.`,
      );
    }
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(plain(address)) !== 0 && list.check(plain(address), familyOf(plain(address)));
}
