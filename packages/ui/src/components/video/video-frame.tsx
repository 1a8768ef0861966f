import type { ReactNode } from 'react';
import { externalPath } from '../icon/island-paths.ts';
import { PathIcon } from '../icon/path-icon.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import styles from './video.module.css';

export interface VideoFrameProps {
  /** The video's title; also names the player. */
  title: string;
  /** The video's id on YouTube. */
  videoId: string;
  /**
   * Shown until it plays; our own file, because YouTube's poster would be a request to YouTube. Decorative: the title
   * describes the video.
   */
  poster: PictureImage;
  /** Link to the video on YouTube: `Regarder sur YouTube`. */
  elsewhere: string;
  /** Over the poster. */
  children?: ReactNode;
  /** In the place of the poster. */
  player?: ReactNode;
}

function pageOf(videoId: string) {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;
}

/** The place of a video, with its poster, its title and a link to it. It needs no script. */
export function VideoFrame({ title, videoId, poster, elsewhere, children, player }: VideoFrameProps) {
  return (
    <figure className={styles.root}>
      <div className={styles.stage}>
        {player ?? (
          <>
            <div className={styles.poster}>
              <Picture image={poster} sizes="(width >= 64em) 48rem, 100vw" decorative />
            </div>
            {children}
          </>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>{title}</span>
        <a href={pageOf(videoId)} rel="external noreferrer">
          {elsewhere}
          <PathIcon path={externalPath} />
        </a>
      </figcaption>
    </figure>
  );
}
