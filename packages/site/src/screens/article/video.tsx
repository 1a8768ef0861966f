import type { Page } from '@veralune/api-client/contract';
import { languageOf } from '@veralune/routing';
import { VideoFrame } from '@veralune/ui/components/video/video-frame';
import type { ReactNode } from 'react';
import { cookiesHref } from '../../consent/policy-links.ts';
import { VideoIsland } from '../../consent/video-island.tsx';
import { pictureOf } from '../../mappers/picture.ts';
import type { PageContext } from '../../page-context.ts';

/** The video of a page; undefined where it has none. */
export function videoOf({ video }: Pick<Page, 'video'>, context: PageContext): ReactNode {
  if (video === null) return undefined;
  const { t, locale } = context;
  const place = { title: video.title, videoId: video.youtube_id, poster: pictureOf(video.poster) };
  return (
    <VideoIsland
      {...place}
      lang={languageOf(locale)}
      labels={{
        notice: (
          <>
            {t('video.notice')} <a href={cookiesHref(context)}>{t('consent.links.cookies')}</a>
          </>
        ),
        once: t('video.once'),
        always: t('video.always'),
        play: t('video.play'),
        elsewhere: t('video.elsewhere'),
      }}
    >
      <VideoFrame {...place} elsewhere={t('video.elsewhere')} />
    </VideoIsland>
  );
}
