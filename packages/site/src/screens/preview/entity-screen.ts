import type { EntityKind, Locale, RouteName } from '@veralune/routing';
import { routesOfEntity } from '@veralune/routing';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { PageProps } from '../page-props.ts';

/** The parameters of all pages of entities: some have a slug, others the segments of their address. */
interface EntityParams {
  readonly slug: string;
  readonly segments: string[];
}

/** The public page of an entity. */
interface EntityScreen {
  readonly default: (props: PageProps<EntityParams>) => Promise<ReactNode>;
  readonly generateMetadata: (props: PageProps<EntityParams>) => Promise<Metadata>;
}

/** The pages of entities, by route. Loaded when they are needed, because a preview shows one of them. */
const screensByRoute = {
  product: () => import('../product/page.tsx'),
  brand: () => import('../brand/page.tsx'),
  need: () => import('../need/page.tsx'),
  advice: () => import('../advice/page.tsx'),
  'quality-innovation': () => import('../quality-innovation/page.tsx'),
  expertise: () => import('../expertise/page.tsx'),
  corner: () => import('../corner/page.tsx'),
  about: () => import('../about/page.tsx'),
  page: () => import('../page/page.tsx'),
  information: () => import('../information/page.tsx'),
} as const satisfies Partial<Record<RouteName, () => Promise<EntityScreen>>>;

function isEntityRoute(route: RouteName): route is keyof typeof screensByRoute {
  return Object.hasOwn(screensByRoute, route);
}

/** The public page of a kind of entities; undefined for kinds without previews. */
export function screenOf(kind: EntityKind): Promise<EntityScreen> | undefined {
  const [route] = routesOfEntity(kind);
  return isEntityRoute(route) ? screensByRoute[route]() : undefined;
}

interface Slugs {
  readonly slug: string;
  readonly parent: string | null;
}

/** The props with which the public page shows an entity. */
export function propsOfScreen(locale: Locale, { slug, parent }: Slugs): PageProps<EntityParams> {
  return { params: Promise.resolve({ locale, slug, segments: parent === null ? [slug] : [parent, slug] }) };
}
