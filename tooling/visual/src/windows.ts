/** The window sizes for screens. Stories can ask for `phone` by its name. */
export const windows = { phone: { width: 360, height: 760 }, desktop: { width: 1440, height: 900 } } as const;
