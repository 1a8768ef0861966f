import { href } from '@veralune/routing';
import type { LinkItem } from '@veralune/ui/components/arrow-link/arrow-link';
import type { FooterProps } from '@veralune/ui/components/footer/footer';
import { cookiesHref } from '../consent/policy-links.ts';
import { professionalLink } from '../market/contact.ts';
import { logosOf, type MarketConfig } from '../market/market.ts';
import { registeredMarket } from '../market/registered-market.ts';
import type { LocalePath } from '../metadata/absolute-url.ts';
import type { PageContext } from '../page-context.ts';
import { drawings } from '../mappers/drawings.ts';
import { countryLinks } from './country-links.ts';
import type { FrameData } from './data.ts';
import { menuOf } from './menu-items.ts';
import { tonightsMoon } from './tonights-moon.ts';
import { screenLink } from '../mappers/screen-links.ts';
import { isActive } from '../catalogue/settings.ts';

const logoSize = { width: 160, height: 90 };
const wordings = [1, 2, 3, 4, 5] as const;

function socialLinks({ social }: MarketConfig, { t }: PageContext): FooterProps['social'] {
  return social && { label: t('footer.social'), links: social };
}

/** The law wants the withdrawal easy to find wherever something is sold online. */
function withdrawalLink(settings: FrameData['settings'], context: PageContext): LinkItem[] {
  const link = isActive(settings, 'online_sale') ? screenLink('withdrawal', context) : undefined;
  return link ? [link] : [];
}

/** Only where the registry says that the market may show it. */
function certificationOf({ market, t }: PageContext): Pick<FooterProps, 'certification'> {
  return market.certification === 'b-corp' ? { certification: { label: t('footer.bcorp') } } : {};
}

export function footerProps(
  { menus, settings }: FrameData,
  alternates: readonly LocalePath[],
  context: PageContext,
): FooterProps {
  const { locale, t, now } = context;
  const config = registeredMarket();
  return {
    logo: { ...logoSize, src: logosOf(config, locale).footer, alt: t('header.home') },
    homeHref: href('home', {}, locale),
    tagline: t('footer.tagline'),
    menu: menuOf(menus, 'menu_footer', locale),
    legal: [...menuOf(menus, 'menu_footer_legals', locale), ...withdrawalLink(settings, context)],
    cookiePreferences: { label: t('consent.open'), href: cookiesHref(context) },
    contact: screenLink('contact', context),
    newsletter: isActive(settings, 'newsletter') ? screenLink('newsletter', context) : undefined,
    professional: professionalLink(config, context),
    social: socialLinks(config, context),
    wordings: {
      wordings: wordings.map((line) => t(`footer.carousel.line-${line}`)),
      labels: {
        carousel: t('footer.carousel.label'),
        pause: t('footer.carousel.pause'),
        play: t('footer.carousel.play'),
      },
    },
    drawings,
    moon: tonightsMoon(context),
    ...certificationOf(context),
    countries: countryLinks(context, alternates),
    notes: [t('footer.copyright', { year: String(now.getFullYear()) }), t('footer.photos')],
    labels: { menu: t('footer.menu.label'), legal: t('footer.legals.label') },
  };
}
