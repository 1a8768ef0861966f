/** The windows that screens are shown in; `phone` is also what a story asks for by that name. */
export const windows = { phone: { width: 360, height: 760 }, desktop: { width: 1440, height: 900 } } as const;
