import { href } from '@veralune/routing';
import type { FooterProps } from '@veralune/ui/components/footer/footer';
import { logosOf } from '../market/market.ts';
import { registeredMarket } from '../market/registered-market.ts';
import type { Present } from '../present/context.ts';
import { drawings } from '../present/drawings.ts';
import type { FrameData } from './data.ts';
import { menuOf } from './menu-items.ts';

const logoSize = { width: 160, height: 90 };
const wordings = [1, 2, 3, 4, 5] as const;

export function footerProps({ menus }: FrameData, { locale, t, now }: Present): FooterProps {
  return {
    logo: { ...logoSize, src: logosOf(registeredMarket(), locale).footer, alt: t('header.home') },
    homeHref: href('home', {}, locale),
    tagline: t('footer.tagline'),
    menu: menuOf(menus, 'menu_footer', locale),
    legal: menuOf(menus, 'menu_footer_legals', locale),
    wordings: {
      wordings: wordings.map((line) => t(`footer.carousel.line-${line}`)),
      labels: {
        carousel: t('footer.carousel.label'),
        pause: t('footer.carousel.pause'),
        play: t('footer.carousel.play'),
      },
    },
    drawings,
    certification: { label: t('footer.bcorp') },
    notes: [t('footer.copyright', { year: String(now.getFullYear()) }), t('footer.photos')],
    labels: { menu: t('footer.menu.label'), legal: t('footer.legals.label') },
  };
}
