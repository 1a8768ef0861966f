/** Reading of `.eml` files. */

/** The value of a header, unfolded. */
export function headerOf(mail: string, name: string): string {
  const [headers = ''] = mail.split('\r\n\r\n');
  const line = headers
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim() ?? '';
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The text or HTML part, decoded. */
function partOf(mail: string, type: 'text/plain' | 'text/html'): string {
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1] ?? '';
  const part = mail.split(`--${boundary}`).find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  return /quoted-printable/i.test(head) ? decodeQuotedPrintable(body) : body;
}

/** The text part, decoded, with `\n` between lines. */
export function textIn(mail: string): string {
  return partOf(mail, 'text/plain').replaceAll('\r\n', '\n');
}

/** The link of the text part whose address contains `path`. */
export function linkIn(mail: string, path: string): URL {
  const address = partOf(mail, 'text/plain')
    .split(/\s+/)
    .find((word) => word.startsWith('http') && word.includes(path));
  if (address === undefined) throw new Error(`The mail has no link to ${path}`);
  return new URL(address);
}

/** The token in the link of a mail to a customer. */
export function tokenIn(mail: string, parameter: 'verify' | 'token' | 'confirm_email'): string {
  return linkIn(mail, `${parameter}=`).searchParams.get(parameter) ?? '';
}
