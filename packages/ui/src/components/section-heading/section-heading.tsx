import { ArrowLink, type LinkItem } from '../arrow-link/arrow-link.tsx';
import styles from './section-heading.module.css';

/** The texts above a section: title, a sentence, the link to the full list. */
export interface SectionText {
  title: string;
  text?: string | undefined;
  /** `Tous les produits`. */
  all?: LinkItem | undefined;
}

export interface SectionHeadingProps {
  /** Id of the heading, for `aria-labelledby` of the section and for links to it. */
  id: string;
  heading: SectionText;
}

/** The second-level heading of a section. */
export function SectionHeading({ id, heading: { title, text, all } }: SectionHeadingProps) {
  return (
    <div className={styles.root}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      {all ? (
        <p className={styles.all}>
          <ArrowLink {...all} />
        </p>
      ) : null}
    </div>
  );
}
