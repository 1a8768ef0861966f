import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../../components/breadcrumb/breadcrumb.tsx';
import { Footer, type FooterProps } from '../../components/footer/footer.tsx';
import { GoToTop } from '../../components/go-to-top/go-to-top.tsx';
import { Header, type HeaderProps } from '../../components/header/header.tsx';
import { SkipLinks } from '../../components/skip-links/skip-links.tsx';
import { tint } from '../../components/tint/tint.ts';
import styles from './frame.module.css';

export interface FrameLabels {
  /** Names the skip links: `Accès rapides`. */
  skip: string;
  skipToContent: string;
  skipToMenu: string;
  skipToSearch: string;
  goToTop: string;
}

export interface FrameProps {
  header: HeaderProps;
  footer: FooterProps;
  /** Messages above everything: offline, old browser. */
  notices?: ReactNode;
  /** Floating elements: the newsletter button and its pop-in. */
  floating?: ReactNode;
  labels: FrameLabels;
  /** One `FrameContent`. */
  children: ReactNode;
}

/** The default layout. Works without scripts; `FrameBehaviour` adds the rest. Source: 1-site.md §2. */
export function Frame({ header, footer, notices, floating, labels, children }: FrameProps) {
  return (
    <div className={styles.root}>
      <span id="top" tabIndex={-1} />
      <SkipLinks
        label={labels.skip}
        links={[
          { label: labels.skipToContent, href: '#content' },
          { label: labels.skipToMenu, href: '#menu' },
          { label: labels.skipToSearch, href: '#search' },
        ]}
      />
      {notices}
      <Header {...header} />
      {children}
      <GoToTop label={labels.goToTop} topId="top" />
      {floating}
      <Footer {...footer} />
    </div>
  );
}

export interface FrameContentProps {
  /** Omitted on the home page. */
  breadcrumb?: BreadcrumbProps;
  /** A brand's colour, which tints the page. */
  color?: string;
  /** On phones the content ends with a bar that sticks to the bottom of the window, such as `BuyBar`. */
  bottomBar?: boolean;
  children: ReactNode;
}

/** The parts of the frame that differ by page: breadcrumb, content, and whether there is a bar at its end. */
export function FrameContent({ breadcrumb, color, bottomBar = false, children }: FrameContentProps) {
  return (
    <div
      className={styles.content}
      data-with-bottom-bar={bottomBar ? '' : undefined}
      style={color ? tint(color) : undefined}
    >
      {breadcrumb ? <Breadcrumb {...breadcrumb} /> : null}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
