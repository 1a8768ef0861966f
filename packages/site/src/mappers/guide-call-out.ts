import type { CallOutText } from '@veralune/ui/components/call-out/call-out';
import type { PageContext } from '../page-context.ts';
import { screenLink } from './screen-links.ts';

/** Leads to the three questions; undefined in an app without them. */
export function guideCallOut(context: PageContext): CallOutText | undefined {
  const link = screenLink('three-questions', context);
  if (!link) return undefined;
  const { t } = context;
  return {
    title: t('three-questions.entry.title'),
    text: t('three-questions.entry.text'),
    link: { ...link, label: t('three-questions.entry.link') },
  };
}
