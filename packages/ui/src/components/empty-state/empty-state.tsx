import { ArrowLink, type LinkItem } from '../arrow-link/arrow-link.tsx';
import { StatePicture, type StatePictureProps } from '../illustration/state-picture.tsx';
import styles from './empty-state.module.css';

/** The texts of an empty list. */
export interface EmptyText {
  title: string;
  /** Empty if the title says everything. */
  text: string;
  links?: readonly LinkItem[] | undefined;
}

export type EmptyStateProps = EmptyText & StatePictureProps;

/** Says that a list is empty, why, and what to do next. Its title is a second-level heading. */
export function EmptyState({ title, text, links = [], ...picture }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <div className={styles.drawing}>
        <StatePicture {...picture} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        {text ? <p>{text}</p> : null}
        {links.length > 0 ? (
          <ul className={styles.links} role="list">
            {links.map((link) => (
              <li key={link.href}>
                <ArrowLink {...link} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
