import type { LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import styles from './plain-error.module.css';

export interface PlainErrorScreenProps {
  title: string;
  description: string;
  home: LinkItem;
}

/** An error page without icons and drawings, because its code is part of the scripts of every page. */
export function PlainErrorScreen({ title, description, home }: PlainErrorScreenProps) {
  return (
    <div className={styles.root}>
      <h1>{title}</h1>
      <p>{description}</p>
      <p>
        <a href={home.href}>{home.label}</a>
      </p>
    </div>
  );
}
