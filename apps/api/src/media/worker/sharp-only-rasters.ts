import sharp from 'sharp';

// One picture at a time, in one thread: the process is a guest on the machine that serves the sites.
sharp.cache(false);
sharp.concurrency(1);
// Without this, libvips also opens SVG, GIF, TIFF and what else it knows by the first bytes of a file.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

/** sharp that reads JPEG, PNG, WebP and AVIF alone. */
export { sharp };
