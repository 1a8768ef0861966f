import { href } from '@veralune/routing';
import { Frame, FrameContent } from '@veralune/ui/sections/frame/frame';
import type { ReactNode } from 'react';
import { siteUrl } from '../catalogue/environment.ts';
import { breadcrumbJsonLd, type Crumb } from '../metadata/breadcrumb-json-ld.ts';
import { JsonLd } from '../metadata/json-ld.tsx';
import type { Present } from '../present/context.ts';
import { frameData } from './data.ts';
import { footerProps } from './footer-props.ts';
import { frameLabels } from './labels.ts';
import { headerProps, type PagePlace } from './header-props.tsx';

export interface PageFrameProps extends PagePlace {
  readonly present: Present;
  /** From below home to the page itself; left out on home and on error pages. */
  readonly trail?: readonly Crumb[];
  readonly children: ReactNode;
}

/** The default layout with everything that the catalogue decides in it. */
export async function PageFrame({ present, trail, children, ...place }: PageFrameProps) {
  const { locale, market, t } = present;
  const data = await frameData(locale);
  const crumbs = trail && [{ label: t('breadcrumb.home'), href: href('home', {}, locale) }, ...trail];
  return (
    <Frame header={headerProps(data, place, present)} footer={footerProps(data, present)} labels={frameLabels(present)}>
      <FrameContent {...(crumbs ? { breadcrumb: { label: t('breadcrumb.label'), items: crumbs } } : {})}>
        {crumbs ? <JsonLd data={breadcrumbJsonLd(crumbs, siteUrl(market))} /> : null}
        {children}
      </FrameContent>
    </Frame>
  );
}
