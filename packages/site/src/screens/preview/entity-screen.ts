import {
  routesOfEntity,
  screens,
  type EntityAddress,
  type EntityKind,
  type Locale,
  type ScreenName,
} from '@veralune/routing';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { PageProps } from '../page-props.ts';

/** The parameters of all pages of entities: some have a slug, others the segments of their address. */
interface EntityParams {
  readonly route: string;
  readonly slug: string;
  readonly segments: string[];
}

/** The public page of an entity. */
interface EntityScreen {
  readonly default: (props: PageProps<EntityParams>) => Promise<ReactNode>;
  readonly generateMetadata: (props: PageProps<EntityParams>) => Promise<Metadata>;
}

/** The pages of entities. Loaded when they are needed, because a preview shows one of them. */
const entityScreens = {
  product: () => import('../product/page.tsx'),
  brand: () => import('../brand/page.tsx'),
  need: () => import('../need/page.tsx'),
  article: () => import('../article/page.tsx'),
  expertise: () => import('../expertise/page.tsx'),
  corner: () => import('../corner/page.tsx'),
  about: () => import('../about/page.tsx'),
} as const satisfies Partial<Record<ScreenName, () => Promise<EntityScreen>>>;

function isEntityScreen(screen: ScreenName): screen is keyof typeof entityScreens {
  return Object.hasOwn(entityScreens, screen);
}

/** The public page of a kind of entities; undefined for kinds without previews. */
export function screenOf(kind: EntityKind): Promise<EntityScreen> | undefined {
  const { screen } = screens[routesOfEntity(kind)[0]];
  return isEntityScreen(screen) ? entityScreens[screen]() : undefined;
}

/** The props with which the public page shows an entity. */
export function propsOfScreen(locale: Locale, { kind, slug, parent }: EntityAddress): PageProps<EntityParams> {
  const [route] = routesOfEntity(kind);
  return { params: Promise.resolve({ locale, route, slug, segments: parent === null ? [slug] : [parent, slug] }) };
}
