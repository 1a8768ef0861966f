import type { Preview } from '@veralune/api-client/contract';
import { formatDate, formatTime } from '@veralune/i18n';
import { entityHref, href } from '@veralune/routing';
import type { PreviewRibbonProps, PreviewState } from '@veralune/ui/components/preview-ribbon/preview-ribbon';
import type { PageContext } from '../../page-context.ts';
import type { PreviewData } from './data.ts';

/** What visitors see of the entity now. */
function stateOf(
  { status, publish_from: from, publish_to: to, is_public: isPublic }: Preview,
  now: Date,
): PreviewState {
  if (status === 'draft') return 'draft';
  if (from !== null && new Date(from) > now) return 'scheduled';
  if (to !== null && new Date(to) <= now) return 'ended';
  return isPublic ? 'published' : 'hidden';
}

type SentenceId =
  'preview.state.scheduled' | 'preview.state.ended' | 'preview.until' | 'preview.changed' | 'preview.expires';

/** A sentence about an instant; empty without an instant. */
function sentence(id: SentenceId, instant: string | null, { locale, t }: PageContext): string {
  return instant === null ? '' : t(id, { date: formatDate(instant, locale), time: formatTime(instant, locale) });
}

function textOf(state: PreviewState, preview: Preview, context: PageContext): string {
  if (state === 'scheduled') return sentence('preview.state.scheduled', preview.publish_from, context);
  if (state === 'ended') return sentence('preview.state.ended', preview.publish_to, context);
  return context.t(`preview.state.${state}`);
}

function leaveLink({ preview, entity }: PreviewData, { locale, t }: PageContext): PreviewRibbonProps['leave'] {
  const publicPath = preview.is_public ? entityHref(entity, locale) : null;
  return publicPath === null
    ? { label: t('preview.leave.home'), href: href('home', {}, locale) }
    : { label: t('preview.leave.public'), href: publicPath };
}

export function previewRibbonProps(data: PreviewData, context: PageContext): PreviewRibbonProps {
  const { preview } = data;
  const state = stateOf(preview, context.now);
  const facts = [
    state === 'ended' ? '' : sentence('preview.until', preview.publish_to, context),
    sentence('preview.changed', preview.updated_at, context),
    sentence('preview.expires', preview.expires_at, context),
  ];
  return {
    label: context.t('routes.preview.title'),
    state,
    text: textOf(state, preview, context),
    facts: facts.filter((fact) => fact !== ''),
    leave: leaveLink(data, context),
  };
}
