/** Limits of an uploaded picture. `originalSides` limits its width and height. */
export const uploadLimits = {
  /** 15 MB. */
  bytes: 15_000_000,
  /** 40 megapixels. */
  pixels: 40_000_000,
} as const;

/** Limit of the request body in bytes, including the other fields of the form. */
export const uploadBodyLimit = uploadLimits.bytes + 64 * 1_024;
