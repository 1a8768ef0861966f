import type { LinkItem } from '../arrow-link/arrow-link.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './social-links.module.css';

export interface SocialLink extends LinkItem {
  /** What is found there, pictures, films, talk; the name of the network is its label. */
  icon: Extract<IconName, 'camera' | 'film' | 'microphone' | 'people' | 'speech'>;
}

export interface SocialLinksProps {
  /** Stands before the links and names their list: `Suivez le laboratoire`. */
  label: string;
  links: readonly SocialLink[];
  /** Makes the id of the label; needed where the page has two rows. */
  id?: string;
}

/** Where the laboratory speaks outside of the site. */
export function SocialLinks({ label, links, id = 'social' }: SocialLinksProps) {
  return (
    <div className={styles.root}>
      <p id={id}>{label}</p>
      <ul className={styles.links} role="list" aria-labelledby={id}>
        {links.map(({ label: name, href, icon }) => (
          <li key={href}>
            <a className={styles.link} href={href} rel="external">
              <Icon name={icon} size={22} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
