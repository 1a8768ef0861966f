import type { ReactNode } from 'react';
import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Button } from '../../components/button/button.tsx';
import { StatePicture, type StatePictureProps } from '../../components/illustration/state-picture.tsx';
import { Page } from '../../components/page/page.tsx';
import { arrowPath } from '../../components/icon/island-paths.ts';
import styles from './message.module.css';

export type MessageScreenProps = StatePictureProps & {
  title: string;
  text: string;
  link?: LinkItem | undefined;
  /** Content below the text: an island of the site, further links. */
  children?: ReactNode;
};

/** A page with a single message: maintenance, offline, a confirmation. */
export function MessageScreen({ title, text, link, children, ...picture }: MessageScreenProps) {
  return (
    <Page>
      <div className={styles.root}>
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className={styles.lead}>{text}</p>
          {link ? (
            <p>
              <Button href={link.href} iconEnd={arrowPath}>
                {link.label}
              </Button>
            </p>
          ) : null}
          {children}
        </div>
        <div className={styles.drawing}>
          <StatePicture {...picture} />
        </div>
      </div>
    </Page>
  );
}
