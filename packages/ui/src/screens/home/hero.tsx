import { ArrowLink, type LinkItem } from '../../components/arrow-link/arrow-link.tsx';
import { Button } from '../../components/button/button.tsx';
import { Drawing } from '../../components/drawing/drawing.tsx';
import { arrowPath } from '../../components/icon/island-paths.ts';
import { Picture, type PictureImage } from '../../components/picture/picture.tsx';
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
  /** The product whose pack is shown beside the drawing. */
  product?: { href: string; name: string; image: PictureImage } | undefined;
  /** Up to four short facts below the hero: `VRL-01`, `the first strain`. */
  facts?: readonly { value: string; label: string }[] | undefined;
}

const sizes = '(min-width: 90rem) 20rem, (min-width: 48rem) 22vw, 9rem';

/** A dish, and overlapping it a smaller one with a pack, like the moon of the logo. */
function Dishes({ seed, drawings, product }: Pick<HeroProps, 'seed' | 'drawings' | 'product'>) {
  return (
    <div className={styles.dishes} data-product={product ? '' : undefined}>
      <div className={styles.drawing}>
        <Drawing kind="culture" seed={seed} files={drawings} />
      </div>
      {product ? (
        <a className={styles.pack} href={product.href} aria-label={product.name}>
          <Picture image={product.image} sizes={sizes} priority decorative />
        </a>
      ) : null}
    </div>
  );
}

/** The part above the fold: what Veralune is, in one sentence, a pack, and two links. */
export function Hero({ eyebrow, title, text, primary, secondary, facts = [], ...dishes }: HeroProps) {
  return (
    <div className={styles.root}>
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
      <Dishes {...dishes} />
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
