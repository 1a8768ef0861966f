import styles from './steps.module.css';

export interface Step {
  title: string;
  text: string;
}

export interface StepsProps {
  steps: readonly Step[];
  /** Heading level of the titles, one below the heading above the steps. */
  level?: 2 | 3 | 4;
}

/** Numbered steps of a procedure. */
export function Steps({ steps, level = 3 }: StepsProps) {
  const Title = `h${level}` as const;
  return (
    <ol className={styles.root} role="list">
      {steps.map(({ title, text }) => (
        <li className={styles.step} key={title}>
          <Title className={styles.title}>{title}</Title>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
