import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Button } from '../../components/button/button.tsx';
import { Drawing } from '../../components/drawing/drawing.tsx';
import { arrowPath } from '../../components/icon/island-paths.ts';
import styles from './hero.module.css';

export interface HeroProps {
  /** A few words above the title. */
  eyebrow?: string | undefined;
  /** In large type. On this page the logo is the first-level heading. Source: 1-site.md §2. */
  title: string;
  text: string;
  primary: LinkItem;
  secondary?: LinkItem | undefined;
  /** Seed of the drawing. */
  seed: string;
  /** Base address of the site's drawing files; if omitted, drawings are inlined in the page. */
  drawings?: string | undefined;
  /** Up to four short facts below the hero: `6`, `marques`. */
  facts?: readonly { value: string; label: string }[] | undefined;
}

/** The part above the fold: what Veralune is, in one sentence, and two links. */
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
          <Button href={primary.href} iconEnd={arrowPath}>
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
