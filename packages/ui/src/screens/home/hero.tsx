import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Button } from '../../components/button/button.tsx';
import { Drawing } from '../../components/drawing/drawing.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  /** A few words over the title. */
  eyebrow?: string | undefined;
  /** Set large. The logo is the heading of the first level on this page. Source: 1-site.md §2. */
  title: string;
  text: string;
  primary: LinkItem;
  secondary?: LinkItem | undefined;
  /** Seeds the drawing. */
  seed: string;
  /** Where the site keeps drawings as files; without it they stand in the page. */
  drawings?: string | undefined;
  /** Up to four short facts under the hero: `6`, `marques`. */
  facts?: readonly { value: string; label: string }[] | undefined;
}

/** The first screenful: what Veralune is, in one sentence, and the two ways on. */
export function Hero({ eyebrow, title, text, primary, secondary, seed, drawings, facts = [] }: HeroProps) {
  return (
    <div className={styles.root}>
      <div className={styles.drawing}>
        <Drawing kind="culture" seed={seed} files={drawings} />
      </div>
      <div className={styles.words}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <Button href={primary.href} iconEnd="arrow">
            {primary.label}
          </Button>
          {secondary ? <ArrowLink {...secondary} /> : null}
        </div>
      </div>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div className={styles.fact} key={fact.label}>
              <dt className={styles.label}>{fact.label}</dt>
              <dd className={styles.value}>{fact.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
