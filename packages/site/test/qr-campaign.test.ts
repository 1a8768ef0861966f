import { expect, it } from 'vitest';
import { isQrCampaign } from '../src/language-offer/qr-campaign.ts';

it.each([
  ['', false],
  ['?utm_medium=', false],
  ['?utm_medium=email', false],
  ['?utm_source=qrcode', false],
  ['?utm_medium=qrcodes', false],
  ['?utm_medium=%', false],
  ['?utm_medium=qrcode', true],
  ['?utm_source=box&utm_medium=QRCode', true],
  ['?utm_medium=qr-code', true],
  ['?utm_medium=QR_code', true],
  ['?utm_medium=qr%20code', true],
  ['?utm_medium=qr', true],
])('%s: %s', (search, expected) => {
  expect(isQrCampaign(search)).toBe(expected);
});
