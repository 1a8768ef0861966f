import styles from './discount-banner.module.css';

export interface DiscountBannerProps {
  text: string;
  link?: { label: string; href: string };
}

/** One offer, over everything else. The only place where lichen fills an area. */
export function DiscountBanner({ text, link }: DiscountBannerProps) {
  return (
    <div className={styles.root}>
      <p>
        {text} {link ? <a href={link.href}>{link.label}</a> : null}
      </p>
    </div>
  );
}
