import { href } from '@veralune/routing';
import { Frame, FrameContent } from '@veralune/ui/sections/frame/frame';
import type { ReactNode } from 'react';
import { siteUrl } from '../catalogue/environment.ts';
import { previewOfRequest } from '../catalogue/preview-of-request.ts';
import { isActive } from '../catalogue/settings.ts';
import { breadcrumbJsonLd, type Crumb } from '../metadata/breadcrumb-json-ld.ts';
import { JsonLd } from '../metadata/json-ld.tsx';
import { PopinIsland } from '../newsletter-popin/popin-island.tsx';
import { popinProps } from '../newsletter-popin/popin-props.ts';
import type { PageContext } from '../page-context.ts';
import { LanguageOfferIsland } from '../language-offer/language-offer-island.tsx';
import { languageOffer } from '../language-offer/language-offer.ts';
import { frameData } from './data.ts';
import { footerProps } from './footer-props.ts';
import { frameLabels } from './labels.ts';
import { headerProps, type HeaderOptions } from './header-props.tsx';
import { languageSwitch } from './language-switch.ts';

export interface PageFrameProps extends HeaderOptions {
  readonly context: PageContext;
  /** Breadcrumbs after the home page, including the page itself; absent on the home page and on error pages. */
  readonly trail?: readonly Crumb[];
  /** Whether the content ends with a bar that sticks to the bottom of a phone's window. */
  readonly bottomBar?: boolean;
  readonly children: ReactNode;
}

/** A draft has no public page in any language, so the language switch of its preview leads to the home pages. */
function withPublicPages(options: HeaderOptions): HeaderOptions {
  const isHidden = previewOfRequest()?.preview.is_public === false;
  return isHidden ? { ...options, alternates: [] } : options;
}

/** The default layout: header, footer and breadcrumb with the data of the catalogue. */
export async function PageFrame({ context, trail, bottomBar = false, children, ...headerOptions }: PageFrameProps) {
  const { locale, market, t } = context;
  const data = await frameData(locale);
  const offer = languageOffer(context, languageSwitch(context, headerOptions.alternates, headerOptions.page).languages);
  const options = withPublicPages(headerOptions);
  const crumbs = trail && [{ label: t('breadcrumb.home'), href: href('home', {}, locale) }, ...trail];
  return (
    <Frame
      header={headerProps(data, options, context)}
      footer={footerProps(data, options.alternates, context)}
      labels={frameLabels(context)}
      floating={isActive(data.settings, 'newsletter_pop_in') ? <PopinIsland {...popinProps(context)} /> : undefined}
    >
      <FrameContent
        bottomBar={bottomBar}
        {...(crumbs ? { breadcrumb: { label: t('breadcrumb.label'), items: crumbs } } : {})}
      >
        {crumbs ? <JsonLd data={breadcrumbJsonLd(crumbs, siteUrl(market))} /> : null}
        {children}
        {offer ? <LanguageOfferIsland {...offer} /> : null}
      </FrameContent>
    </Frame>
  );
}
