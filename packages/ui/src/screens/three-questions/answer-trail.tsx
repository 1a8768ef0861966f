import { Moon } from '../../components/moon/moon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import styles from './three-questions.module.css';

/** An answer of the visitor. */
interface GivenAnswer {
  /** `Personne` */
  question: string;
  /** `Un adulte`; absent until the question is answered. */
  answer?: string | undefined;
  /** Asks the question again. */
  href?: string | undefined;
}

export interface AnswerTrailProps {
  /** Names the list: `Vos réponses`. */
  label: string;
  /** One for each question, in their order. */
  items: readonly GivenAnswer[];
  /** Follows the name of a link: `modifier`. */
  change: string;
}

/** The answers so far: each leads back to its question, and its moon is full. */
export function AnswerTrail({ label, items, change }: AnswerTrailProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail} role="list">
        {items.map(({ question, answer, href }) => (
          <li className={styles.given} key={question} data-given={answer === undefined ? undefined : ''}>
            <Moon lit={answer === undefined ? 0 : 1} />
            <span>
              {answer === undefined ? (
                question
              ) : (
                <a href={href} rel="nofollow">
                  <VisuallyHidden>{question}: </VisuallyHidden>
                  {answer}
                  <VisuallyHidden>, {change}</VisuallyHidden>
                </a>
              )}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
