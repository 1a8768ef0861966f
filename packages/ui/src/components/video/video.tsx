'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import styles from './video.module.css';

export interface VideoProps {
  /** What the video is called; names the player too. */
  title: string;
  /** The video's id at YouTube. */
  videoId: string;
  /** Shown until it plays; ours, since theirs would call them up. Decorative: the title says what is in the video. */
  poster: PictureImage;
  /** Whether cookies of YouTube are consented to. */
  consent: boolean;
  /** Asked to remember the consent, in the consent tool. */
  onAccept: () => void;
  /** Language of the player's own words: `fr`. */
  lang: string;
  labels: {
    /** Says who shows the video and what they learn by it; may link to the policy. */
    notice: ReactNode;
    accept: string;
    /** Before the title, on the button: `Lire la vidéo`. */
    play: string;
    /** Leads to YouTube for those who would rather watch it there: `Regarder sur YouTube`. */
    elsewhere: string;
  };
}

function playerOf(videoId: string, lang: string) {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0&hl=${encodeURIComponent(lang)}`;
}

function pageOf(videoId: string) {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
}

interface PlayerProps {
  src: string;
  title: string;
}

/** Takes the focus of the button that it replaces. */
function Player({ src, title }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
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
 * A video of YouTube. Nothing is fetched from there before consent is given and the video is asked for; without scripts
 * the link leads to it. Source: 1-site.md §4 "Video".
 */
export function Video({ title, videoId, poster, consent, onAccept, lang, labels }: VideoProps) {
  const [playing, setPlaying] = useState(false);
  const play = (): void => setPlaying(true);
  const accept = (): void => {
    onAccept();
    play();
  };

  return (
    <figure className={styles.root}>
      <div className={styles.stage}>
        {consent && playing ? (
          <Player src={playerOf(videoId, lang)} title={title} />
        ) : (
          <>
            <div className={styles.poster}>
              <Picture image={poster} sizes="(width >= 64em) 48rem, 100vw" decorative />
            </div>
            {consent ? (
              <button className={styles.play} type="button" onClick={play}>
                <span className={styles.disc}>
                  <Icon name="play" size={28} />
                </span>
                <span className="visually-hidden">
                  {labels.play} {title}
                </span>
              </button>
            ) : (
              <div className={styles.gate}>
                <p>{labels.notice}</p>
                <div className={styles.accept}>
                  <Button size="s" icon="play" onClick={accept}>
                    {labels.accept}
                  </Button>
                </div>
              </div>
            )}
          </>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>{title}</span>
        <a href={pageOf(videoId)} rel="external noreferrer">
          {labels.elsewhere}
          <Icon name="external" />
        </a>
      </figcaption>
    </figure>
  );
}
