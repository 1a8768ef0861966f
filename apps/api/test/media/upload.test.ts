import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { largestDocument } from '../../src/content/media-schema.ts';
import { HttpError } from '../../src/http/http-error.ts';
import { originalKey } from '../../src/media/storage/keys.ts';
import { acceptUpload, type AcceptedUpload } from '../../src/media/upload/accept-upload.ts';
import { uploadLimits } from '../../src/media/upload/limits.ts';
import { bytesOf, drawPicture, openTestMedia, type TestMedia } from './support.ts';

type Bytes = Uint8Array<ArrayBuffer>;

function text(value: string): Bytes {
  return new TextEncoder().encode(value);
}

function joined(...parts: Bytes[]): Bytes {
  return new Uint8Array(Buffer.concat(parts));
}

/** A PNG of a few kilobytes with this many pixels. */
async function pixelBomb(width: number, height: number): Promise<Bytes> {
  return bytesOf(
    sharp({ create: { width, height, channels: 3, background: '#000' }, limitInputPixels: false }).png({
      compressionLevel: 9,
    }),
  );
}

const heic = joined(
  new Uint8Array([0, 0, 0, 24]),
  text('ftypheic'),
  new Uint8Array(4),
  text('mif1heic'),
  new Uint8Array(40),
);

describe('an upload', () => {
  let media: TestMedia;
  beforeAll(async () => {
    media = await openTestMedia();
  });
  afterAll(() => {
    media.close();
  });

  const send = (body: FormData | string, headers: Record<string, string> = {}): Promise<AcceptedUpload | HttpError> =>
    acceptUpload(new Request('http://api.test/media', { method: 'POST', body, headers }), media.storeOriginal);
  const upload = (bytes: Bytes, fields: Readonly<Record<string, string>> = {}): Promise<AcceptedUpload | HttpError> => {
    const form = new FormData();
    form.append('file', new File([bytes], '../../etc/photo.jpg', { type: 'image/jpeg' }));
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return send(form);
  };
  const accepted = async (bytes: Bytes, fields?: Readonly<Record<string, string>>): Promise<AcceptedUpload> => {
    const result = await upload(bytes, fields);
    if (result instanceof HttpError) throw result;
    return result;
  };
  const storedBytes = async ({ stored }: AcceptedUpload): Promise<Bytes> => {
    const bytes = await media.storage.read(originalKey(stored.original));
    if (!bytes) throw new Error('The original is stored');
    return bytes;
  };

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'accepts %s, ignores its file name, and stores it under its hash',
    async (type) => {
      const result = await accepted(await bytesOf(drawPicture(200, 100).toFormat(type)));
      const bytes = await storedBytes(result);
      expect(result.stored).toMatchObject({ type, width: 200, height: 100, bytes: bytes.length, transparent: false });
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(result.stored.hash);
      expect(result.key).toBe(`uploads/${result.stored.hash.slice(0, 10)}`);
    },
  );

  it.each<[string, () => Promise<Bytes> | Bytes, number, string]>([
    [
      'an SVG',
      () => text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      415,
      'PNG or WebP',
    ],
    ['a GIF', () => bytesOf(drawPicture(40, 40).gif()), 415, 'GIF'],
    ['a HEIC photograph', () => heic, 415, 'export it as JPEG'],
    ['a TIFF', () => bytesOf(drawPicture(40, 40).tiff()), 415, 'JPEG, PNG, WebP or AVIF'],
    ['HTML', () => text('<!doctype html><script>1</script>'), 415, 'JPEG, PNG, WebP or AVIF'],
    [
      'HTML after the first bytes of a JPEG',
      () => joined(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), text('<html><script>1</script></html>')),
      400,
      'damaged',
    ],
    ['an empty file', () => new Uint8Array(0), 415, 'JPEG, PNG, WebP or AVIF'],
    [
      'an incomplete JPEG',
      async () => (await bytesOf(drawPicture(800, 600).jpeg())).slice(0, 2_000),
      400,
      'incomplete',
    ],
    [
      'an incomplete PNG',
      async () => (await bytesOf(drawPicture(800, 600).png({ compressionLevel: 0 }))).slice(0, 9_000),
      400,
      'incomplete',
    ],
    ['a PNG bomb of 49 megapixels', () => pixelBomb(7_000, 7_000), 400, 'megapixels'],
    ['a side of more than 12,000 pixels', () => pixelBomb(12_001, 20), 400, '12000 pixels'],
    ['a side of less than 16 pixels', () => bytesOf(drawPicture(15, 400).png()), 400, '16 pixels'],
    ['a file of 16 MB', () => new Uint8Array(16_000_000), 413, '15 MB'],
    ['a file of 15 MB and one byte', () => new Uint8Array(uploadLimits.bytes + 1), 413, '15 MB'],
  ])('refuses %s', async (_, make, status, reason) => {
    const result = await upload(await make());
    expect(result).toBeInstanceOf(HttpError);
    expect(result).toMatchObject({ status, fields: { file: expect.stringContaining(reason) as string } });
  });

  it('stores a PDF as it is, with its title', async () => {
    const pdf = text('%PDF-1.7\n1 0 obj\nendobj\n%%EOF\n');
    const result = await accepted(pdf, { title: 'Comment prendre Zinc' });
    expect(await storedBytes(result)).toEqual(pdf);
    expect(result.body).toEqual({
      type: 'document',
      title: 'Comment prendre Zinc',
      original: `${result.stored.hash}.pdf`,
      bytes: pdf.length,
    });
  });

  it.each<[string, string, Readonly<Record<string, string>>, object]>([
    ['without a title', '%PDF-1.7\n%%EOF\n', {}, { status: 400, fields: { title: 'is required for a document' } }],
    ['that is incomplete', '%PDF-1.7\n', { title: 'Zinc' }, { status: 400, code: 'unreadable' }],
    [
      'with a script',
      '%PDF-1.7\n<< /S /JavaScript /JS (app.alert(1)) >>\n%%EOF\n',
      { title: 'Zinc' },
      { status: 400, code: 'active_content' },
    ],
    [
      'of more than 5 MB',
      `%PDF-1.7\n${' '.repeat(largestDocument)}\n%%EOF\n`,
      { title: 'Zinc' },
      { status: 413, code: 'too_large' },
    ],
  ])('refuses a PDF %s', async (_, content, fields, error) => {
    expect(await upload(text(content), fields)).toMatchObject(error);
  });

  it('removes EXIF with the location, the colour profile and XMP', async () => {
    const withPlace = drawPicture(200, 100)
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      });
    const sent = await bytesOf(withPlace);
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const bytes = await storedBytes(await accepted(sent));
    const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(bytes).includes('Somebody')).toBe(false);
  });

  it('rotates a photograph by its EXIF orientation', async () => {
    const rotated = await bytesOf(drawPicture(200, 100).jpeg().withMetadata({ orientation: 6 }));
    const result = await accepted(rotated);
    expect(result.body).toMatchObject({ width: 100, height: 200 });
    const { data } = await sharp(await storedBytes(result))
      .extract({ left: 50, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data].map((part) => Math.round(part / 16))).toEqual([15, 13, 2]);
  });

  it('removes data appended to a picture', async () => {
    const polyglot = joined(await bytesOf(drawPicture(64, 64).jpeg()), text('<script>alert(1)</script>'));
    expect(Buffer.from(await storedBytes(await accepted(polyglot))).includes('script')).toBe(false);
  });

  it('stores the same picture once', async () => {
    const bytes = await bytesOf(drawPicture(90, 90, '#123456').png());
    const [first, second] = [await accepted(bytes), await accepted(bytes)];
    expect(second.stored).toEqual(first.stored);
  });

  it('detects transparency', async () => {
    const { body } = await accepted(await bytesOf(drawPicture(64, 64, '#00000000').png()));
    expect(body).toMatchObject({ transparent: true });
  });

  it('reads alternative texts, focus and key', async () => {
    const bytes = await bytesOf(drawPicture(64, 64).png());
    const fields = {
      'alt[fr]': ' Une boîte ',
      'alt[de]': '',
      'focus[x]': '0.25',
      'focus[y]': '1',
      key: 'packs/box-fr',
    };
    expect(await accepted(bytes, fields)).toMatchObject({
      key: 'packs/box-fr',
      body: { alt: { fr: 'Une boîte', de: '' }, focus: { x: 0.25, y: 1 } },
    });
    expect((await accepted(bytes)).body).toMatchObject({ alt: {}, focus: { x: 0.5, y: 0.5 } });
  });

  it.each<[string, Record<string, string>, string]>([
    ['a focus outside the picture', { 'focus[x]': '1.5', 'focus[y]': '0' }, 'focus[x]'],
    ['a focus with one coordinate', { 'focus[x]': '0.5' }, 'focus[y]'],
    ['a focus in words', { 'focus[x]': 'left', 'focus[y]': '0' }, 'focus[x]'],
    ['a long alternative text', { 'alt[fr]': 'a'.repeat(301) }, 'alt[fr]'],
    ['an unsupported language', { 'alt[en]': 'Box' }, 'alt[en]'],
    ['an invalid key', { key: '../packs' }, 'key'],
    ['an unknown field', { colour: 'red' }, 'colour'],
  ])('refuses %s', async (_, fields, name) => {
    const result = await upload(await bytesOf(drawPicture(64, 64).png()), fields);
    expect(result).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(Object.keys((result as HttpError).fields ?? {})).toEqual([name]);
  });

  it.each<[string, () => Promise<AcceptedUpload | HttpError>, number, string]>([
    ['JSON', () => send('{}', { 'content-type': 'application/json' }), 415, 'unsupported_type'],
    ['a form without a file', () => send(new FormData()), 400, 'invalid_request'],
    [
      'a broken form',
      () => send('--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }),
      400,
      'invalid_form',
    ],
    [
      'a length of 16 MB',
      () => send('--x', { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '16000000' }),
      413,
      'too_large',
    ],
  ])('refuses %s', async (_, sending, status, code) => {
    expect(await sending()).toMatchObject({ status, code });
  });
});
