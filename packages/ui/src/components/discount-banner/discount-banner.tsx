import styles from './discount-banner.module.css';

export interface DiscountBannerProps {
  text: string;
  link?: { label: string; href: string } | undefined;
}

/** One offer, above everything else. The only component with a lichen background. */
export function DiscountBanner({ text, link }: DiscountBannerProps) {
  return (
    <div className={styles.root}>
      <p>
        {text} {link ? <a href={link.href}>{link.label}</a> : null}
      </p>
    </div>
  );
}
