/** Values of `utm_medium` in the address behind a printed QR code. Source: 1-site.md §1; the values are those in common use. */
const media: ReadonlySet<string> = new Set(['qr', 'qrcode']);

/** Whether a visitor comes from a QR code. @param search the query of the address: `?utm_medium=qr-code` */
export function isQrCampaign(search: string): boolean {
  const medium = new URLSearchParams(search).get('utm_medium') ?? '';
  return media.has(medium.toLowerCase().replaceAll(/[\s_-]/g, ''));
}
