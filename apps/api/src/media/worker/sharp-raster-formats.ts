import sharp from 'sharp';

// One picture at a time in one thread: the machine also serves the sites.
sharp.cache(false);
sharp.concurrency(1);
// Without this, libvips also detects and opens SVG, GIF, TIFF and other formats.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

/** sharp, limited to reading JPEG, PNG, WebP and AVIF. */
export { sharp };
