import { href, type PersonalRoute } from '@veralune/routing';
import type { ReactNode } from 'react';
import { PageFrame } from '../frame/page-frame.tsx';
import type { LocalePath } from '../metadata/absolute-url.ts';
import type { Crumb } from '../metadata/breadcrumb-json-ld.ts';
import { fixedAlternates } from '../metadata/fixed-alternates.ts';
import type { PageContext } from '../page-context.ts';
import { askForVisitor } from './visitor-calls.ts';

export interface PersonalFrameProps {
  readonly context: PageContext;
  readonly route: PersonalRoute;
  /** The page in each language of the market, if its route has parameters. */
  readonly alternates?: readonly LocalePath[];
  /** Added to the addresses of the other languages: `?redirect=…`. */
  readonly query?: string;
  /** The last breadcrumb, by default the title of the route. */
  readonly title?: string;
  readonly children: ReactNode;
}

function isBelowAccount(route: PersonalRoute): boolean {
  return route.startsWith('my-') && route !== 'my-account';
}

function trailOf({ route, context: { locale, t }, title }: PersonalFrameProps): Crumb[] {
  const account = { label: t('routes.my-account.title'), href: href('my-account', {}, locale) };
  return [...(isBelowAccount(route) ? [account] : []), { label: title ?? t(`routes.${route}.title`) }];
}

/** The frame of a page that is rendered for one visitor: its header has the name and the cart. */
export async function PersonalFrame(props: PersonalFrameProps) {
  const { context, route, query = '', children } = props;
  const me = await askForVisitor(context.locale, 'me', {});
  const alternates =
    props.alternates ??
    (route === 'my-order' || route === 'my-receipt' ? [] : fixedAlternates(route)).map(({ locale, path }) => ({
      locale,
      path: path + query,
    }));
  return (
    <PageFrame context={context} alternates={alternates} trail={trailOf(props)} me={me.ok ? me.data : null}>
      {children}
    </PageFrame>
  );
}
