import sharp from 'sharp';

/**
 * Encodes a drawing as the WebP file that is committed.
 * @param svg the drawing; its size is the size of the picture
 * @param isTransparent whether the ground is transparent: such a picture has few colours and is encoded without loss
 */
export function encodeOriginal(svg: string, isTransparent: boolean): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  return isTransparent
    ? image.webp({ lossless: true, effort: 6 }).toBuffer()
    : image.removeAlpha().webp({ quality: 93, smartSubsample: true, effort: 6 }).toBuffer();
}
