import { BlockList, isIP } from 'node:net';
import { familyOf, plainAddress } from './plain-address.ts';

/** Who may access the site. */
export interface AccessList {
  /** Addresses and ranges. */
  readonly ranges: BlockList;
  /** Names whose addresses can change, in lower case: `office.dyndns.example`. */
  readonly hostNames: readonly string[];
}

/** Labels with letters, digits and hyphens. The last one has a letter: `192.0.2` is a mistyped address. */
const hostName = /^(?=.{1,253}\.?$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*(?=[\d-]*[a-z])[a-z\d-]{1,63}\.?$/i;

/** Adds an address or a range. @returns false if the entry is neither */
function addRange(list: BlockList, entry: string): boolean {
  const [text = '', bits, ...more] = entry.split('/');
  const address = isIP(text) === 0 ? null : plainAddress(text);
  if (address === null || more.length > 0) return false;
  if (bits === undefined) {
    list.addAddress(address, familyOf(address));
    return true;
  }
  const most = isIP(address) === 6 ? 128 : 32;
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > most) return false;
  list.addSubnet(address, Number(bits), familyOf(address));
  return true;
}

/**
 * Reads who may access the site.
 * @param configured `ALLOWED_ADDRESSES`: addresses, CIDR ranges (`10.0.0.0/8`) and host names, separated by commas
 * @returns undefined when everyone may
 * @throws VR-SITE-004 when an entry is none of these
 */
export function accessList(configured: string | undefined): AccessList | undefined {
  const entries = (configured ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) return undefined;
  const ranges = new BlockList();
  const hostNames = entries.filter((entry) => !addRange(ranges, entry));
  const wrong = hostNames.find((entry) => !hostName.test(entry));
  if (wrong !== undefined) {
    throw new Error(
      `VR-SITE-004: ALLOWED_ADDRESSES contains "${wrong}", which is no address, range or host name. Correct or remove it.`,
    );
  }
  return { ranges, hostNames: hostNames.map((name) => name.toLowerCase()) };
}
