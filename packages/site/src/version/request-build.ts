/** The id of the build that the server runs, or null when there is no answer. */
export async function requestBuild(): Promise<string | null> {
  try {
    const answer = await fetch('/fragments/version', { cache: 'no-store' });
    const build = answer.ok ? (await answer.text()).trim() : '';
    return build === '' ? null : build;
  } catch {
    return null;
  }
}
