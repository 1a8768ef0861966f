import type { LinkItem } from '../arrow-link/arrow-link.tsx';
import { Button } from '../button/button.tsx';
import { arrowPath } from '../icon/island-paths.ts';
import styles from './call-out.module.css';

export interface CallOutText {
  title: string;
  text: string;
  link?: LinkItem | undefined;
}

export interface CallOutProps extends CallOutText {
  /** Id of the heading, which names the block. */
  id: string;
}

/** One recommended next action: find a pharmacy, ask a question. */
export function CallOut({ id, title, text, link }: CallOutProps) {
  return (
    <section className={styles.root} aria-labelledby={id} data-tone="shade">
      <div className={styles.inner}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <div className={styles.text}>
          <p>{text}</p>
          {link ? (
            <p>
              <Button href={link.href} iconEnd={arrowPath}>
                {link.label}
              </Button>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
