import { cookies } from 'next/headers';
import { noticeParameter, type NoticeCode } from './notices.ts';
import { inQuery, type Query } from './query.ts';
import { returnPath } from './return-path.ts';

/**
 * Where the login leads to after a detour through a mail, whose link must not have a path that someone else chose: mails
 * would quote what strangers typed.
 */
const returnCookie = 'login_redirect';

/** Seconds: as long as the links of these mails are valid. */
const keptFor = 3_600;

/** What the login page says after the detour. */
const detours: readonly string[] = ['verified', 'password-changed'] satisfies NoticeCode[];

/** Keeps the path for the way back, from a server action. Without a path it changes nothing. */
export async function rememberReturn(path: string | null): Promise<void> {
  if (path === null) return;
  const jar = await cookies();
  jar.set(returnCookie, path, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: keptFor });
}

/** The path that was kept, on the login page after the detour; null on every other way to it. */
export async function rememberedReturn(query: Query): Promise<string | null> {
  if (!detours.includes(inQuery(query, noticeParameter))) return null;
  const jar = await cookies();
  return returnPath(jar.get(returnCookie)?.value);
}

/** Forgets the path, from a server action. */
export async function forgetReturn(): Promise<void> {
  const jar = await cookies();
  if (jar.has(returnCookie)) jar.delete(returnCookie);
}
