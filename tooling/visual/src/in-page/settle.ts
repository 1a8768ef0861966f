/** Runs in the page: waits for its fonts, its pictures and two frames. */
export async function settle(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  // A picture that is meant to be missing stays so.
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}
