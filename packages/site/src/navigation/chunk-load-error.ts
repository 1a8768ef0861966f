/** Whether a part of the site's code could not be loaded, usually because a new release has replaced it. */
export function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || /^(?:Failed to load|Loading) chunk/i.test(error.message))
  );
}
