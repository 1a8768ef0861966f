import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { Picture, type PictureImage } from '../../components/picture/picture.tsx';
import { RichText, type RichTextBlock } from '../../components/rich-text/rich-text.tsx';
import type { BrandCorner } from './brand.tsx';
import styles from './brand-story.module.css';

export interface BrandStoryProps {
  /** Heading for screen readers. */
  title: string;
  description: readonly RichTextBlock[];
  logo: PictureImage | null;
  corner?: BrandCorner | undefined;
}

/** The brand's story, and the link to its corner. */
export function BrandStory({ title, description, logo, corner }: BrandStoryProps) {
  return (
    <section className={styles.root}>
      <h2 className="visually-hidden">{title}</h2>
      <div className={styles.text}>
        <RichText blocks={description} level={3} size="large" />
      </div>
      {logo || corner ? (
        <div className={styles.side}>
          {logo ? (
            <div className={styles.logo}>
              <Picture image={logo} sizes="12rem" />
            </div>
          ) : null}
          {corner ? (
            <div className={styles.corner}>
              <h3 className={styles.title}>{corner.title}</h3>
              <p>{corner.text}</p>
              <ul role="list" className={styles.links}>
                {corner.links.map((link) => (
                  <li key={link.href}>
                    <ArrowLink {...link} />
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
