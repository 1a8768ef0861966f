import type { NoticeProps } from '@veralune/ui/components/notice/notice';
import type { PageContext } from '../page-context.ts';
import { inQuery, type Query } from './query.ts';

/** The query parameter that names the result of the last action: it survives the redirect after a form. */
export const noticeParameter = 'notice';

const tones = {
  created: 'success',
  verified: 'success',
  'email-sent': 'success',
  'email-changed': 'success',
  'password-changed': 'success',
  deleted: 'success',
  saved: 'success',
  'address-removed': 'success',
  'default-address': 'error',
  'favourite-added': 'success',
  'favourite-removed': 'success',
  'already-favourite': 'info',
  'favourite-failed': 'error',
  withdrawn: 'success',
  'review-sent': 'success',
  failed: 'error',
} as const satisfies Record<string, NonNullable<NoticeProps['tone']>>;
export type NoticeCode = keyof typeof tones;

function isNotice(code: string): code is NoticeCode {
  return Object.hasOwn(tones, code);
}

/** The notice of an address, for the top of its page. */
export function noticeIn(query: Query, { t }: PageContext): NoticeProps | undefined {
  const code = inQuery(query, noticeParameter);
  if (!isNotice(code)) return undefined;
  const tone = tones[code];
  return { tone, live: tone === 'error' ? 'alert' : 'status', children: t(`account.notices.${code}`) };
}

/** A path with a notice. */
export function withNotice(path: string, code: NoticeCode): string {
  return `${path}${path.includes('?') ? '&' : '?'}${noticeParameter}=${code}`;
}
