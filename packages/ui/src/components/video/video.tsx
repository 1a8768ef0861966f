'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { playPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import { createPlayback, listening, type PlaybackStep } from './playback.ts';
import { VideoFrame, type VideoFrameProps } from './video-frame.tsx';
import styles from './video.module.css';

export type { PlaybackStep } from './playback.ts';

export interface VideoProps extends Pick<VideoFrameProps, 'title' | 'videoId' | 'poster'> {
  /** Whether the visitor allows videos of YouTube. */
  consent: boolean;
  /** Called to allow all videos, in the consent tool. */
  onAllowAll: () => void;
  /** Called at the start, at each quarter and at the end, each once. Keep it the same function. */
  onStep?: ((step: PlaybackStep) => void) | undefined;
  /** Language of the player's interface: `fr`. */
  lang: string;
  labels: {
    /** Says who provides the video and which data they collect; may link to the policy. */
    notice: ReactNode;
    /** Plays this video, and changes no choice: `Lire cette vidéo`. */
    once: string;
    /** Plays this video, and allows all others: `Toujours autoriser les vidéos`. */
    always: string;
    /** Before the title, on the button: `Lire la vidéo`. */
    play: string;
    /** Link to the video on YouTube: `Regarder sur YouTube`. */
    elsewhere: string;
  };
}

function playerOf(videoId: string, lang: string) {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0&enablejsapi=1&hl=${encodeURIComponent(lang)}`;
}

interface PlayerProps {
  src: string;
  title: string;
  onStep: ((step: PlaybackStep) => void) | undefined;
}

/** Takes the focus of the button that it replaces. */
function Player({ src, title, onStep }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    const stepsIn = createPlayback();
    const receive = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== null && source === frame.current?.contentWindow) for (const step of stepsIn(data)) onStep?.(step);
    };
    window.addEventListener('message', receive);
    return () => {
      window.removeEventListener('message', receive);
    };
  }, [onStep]);
  return (
    <iframe
      // The player only reports to a page that asks for it.
      onLoad={({ currentTarget }) => currentTarget.contentWindow?.postMessage(listening, new URL(src).origin)}
      className={styles.player}
      ref={frame}
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/**
 * A YouTube video. Nothing is loaded from YouTube before the visitor starts it: with consent to all videos, or with the button
 * for this one. Without scripts a link leads to it. Source: 1-site.md §4 "Video".
 */
export function Video({ title, videoId, poster, consent, onAllowAll, onStep, lang, labels }: VideoProps) {
  const [playing, setPlaying] = useState(false);
  const play = (): void => setPlaying(true);
  const allowAll = (): void => {
    onAllowAll();
    play();
  };

  return (
    <VideoFrame
      title={title}
      videoId={videoId}
      poster={poster}
      elsewhere={labels.elsewhere}
      player={playing ? <Player src={playerOf(videoId, lang)} title={title} onStep={onStep} /> : undefined}
    >
      {consent ? (
        <button className={styles.play} type="button" onClick={play}>
          <span className={styles.disc}>
            <PathIcon path={playPath} size={28} />
          </span>
          <span className="visually-hidden">
            {labels.play} {title}
          </span>
        </button>
      ) : (
        <div className={styles.gate}>
          <p>{labels.notice}</p>
          <div className={styles.accept}>
            <Button size="s" icon={playPath} onClick={play}>
              {labels.once}
            </Button>
            <Button size="s" onClick={allowAll}>
              {labels.always}
            </Button>
          </div>
        </div>
      )}
    </VideoFrame>
  );
}
