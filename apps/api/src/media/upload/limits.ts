/** Limits of an uploaded picture. The sides are those of `originalSides`. */
export const uploadLimits = {
  /** 15 MB. */
  bytes: 15_000_000,
  /** 40 megapixels. */
  pixels: 40_000_000,
} as const;

/** Room for the other fields of the form and for its separators. */
export const uploadBodyLimit = uploadLimits.bytes + 64 * 1_024;
