import type { LinkItem } from '../arrow-link/arrow-link.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './social-links.module.css';

export interface SocialLink extends LinkItem {
  /** Kind of content: pictures, videos, discussion. The label is the name of the network. */
  icon: Extract<IconName, 'camera' | 'film' | 'microphone' | 'people' | 'speech'>;
}

export interface SocialLinksProps {
  /** Visible before the links, names their list: `Suivez le laboratoire`. */
  label: string;
  links: readonly SocialLink[];
  /** Prefix of the label's id; needed if the page has two rows. */
  id?: string;
}

/** Links to the laboratory's social networks. */
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
