import type { ReactNode } from 'react';
import { Drawing } from '../../src/components/drawing/drawing.tsx';
import { logoFile } from '../../src/components/logo/logo-file.ts';
import { palette } from '../../src/tokens/palette.ts';
import docs from './docs.module.css';
import styles from './welcome.module.css';

const logo = `data:image/svg+xml,${encodeURIComponent(logoFile('footer', undefined, palette))}`;

const ways: readonly { page: string; title: string; text: string }[] = [
  { page: 'identity', title: 'Identity', text: 'The idea that everything else follows from.' },
  { page: 'mark-and-lock-ups', title: 'Mark and lock-ups', text: 'A dish and a moon, in eight lock-ups.' },
  {
    page: 'colour',
    title: 'Colour',
    text: 'Paper, ink, one green, and a colour for each brand. Contrast measured as you look.',
  },
  { page: 'type', title: 'Type', text: 'Two faces, nine sizes, five languages.' },
  { page: 'space-and-grid', title: 'Space and grid', text: 'Steps, columns and margins that grow with the window.' },
  {
    page: 'shape-depth-and-motion',
    title: 'Shape, depth and motion',
    text: 'Corners, lines, shadows, and how long things take.',
  },
  {
    page: 'icons-and-pictograms',
    title: 'Icons and pictograms',
    text: 'Signs for what one does, signs for what one needs.',
  },
  { page: 'drawings', title: 'Drawings', text: 'Cultures, veins and phases, grown from a seed.' },
  { page: 'packs', title: 'Packs', text: 'Products without a photographer.' },
  { page: 'illustrations', title: 'Illustrations', text: 'For what is missing, closed or broken.' },
  { page: 'accessibility', title: 'Accessibility', text: 'What every component promises.' },
  { page: 'words', title: 'Words', text: 'How we speak, label and own up to faults.' },
];

/** The first page. */
export function Welcome({ children }: { children: ReactNode }) {
  return (
    <main className={`sb-unstyled ${docs.sheet}`} lang="en">
      <header className={styles.hero}>
        <div>
          <img src={logo} width={288} height={162} alt="Veralune" />
          <h1>Grown with care, set with precision</h1>
          <p className={styles.lead}>
            The design system of a laboratory that grows living things: five countries, eight locales, one hand. All
            that you see here is made of the same tokens and components as the sites.
          </p>
        </div>
        <div className={styles.moon}>
          <Drawing kind="phases" seed="welcome" />
        </div>
      </header>
      <nav aria-label="Foundations">
        <ul className={styles.ways} role="list">
          {ways.map(({ page, title, text }) => (
            <li key={page}>
              <a href={`./?path=/docs/foundations-${page}--docs`} target="_top">
                <strong>{title}</strong>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={docs.text}>{children}</div>
    </main>
  );
}
