import type { Homepage, Need } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { HeroProps, HomeNeed, HomeScreenProps } from '@veralune/ui/screens/home/home';
import { articleItem } from '../../mappers/article-item.ts';
import { brandCardItem } from '../../mappers/brand-item.ts';
import type { PageContext } from '../../page-context.ts';
import { drawings } from '../../mappers/drawings.ts';
import { guideCallOut } from '../../mappers/guide-call-out.ts';
import { needItem } from '../../mappers/need-item.ts';
import { pictureOf } from '../../mappers/picture.ts';
import { priceLabels, productItem } from '../../mappers/product-item.ts';

function homeNeed(need: Need, all: readonly Need[], context: PageContext): HomeNeed {
  return {
    ...needItem(need, context),
    links: all
      .filter(({ parent }) => parent?.id === need.id)
      .map((child) => ({ label: child.label, href: href('need', { slug: child.slug }, context.locale) })),
  };
}

/** What a visitor can check: the code of a strain, the count at the end of life, the tests of a batch. */
const facts = ['strain', 'count', 'tests'] as const;

function heroProduct([product]: Homepage['promoted_products'], { locale }: PageContext): HeroProps['product'] {
  if (!product) return undefined;
  const { name, slug, caracteristics } = product;
  return { name, href: href('product', { slug }, locale), image: pictureOf(caracteristics.small_image.value) };
}

function heroOf(data: Homepage, context: PageContext): HeroProps {
  const { locale, market, t } = context;
  return {
    eyebrow: t('home.hero.eyebrow'),
    title: t('home.hero.title'),
    text: t('home.hero.intro'),
    primary: { label: t('home.hero.products'), href: href('products', {}, locale) },
    secondary: { label: t('home.hero.needs'), href: href('needs', {}, locale) },
    seed: `home-${market.id}`,
    drawings,
    product: heroProduct(data.promoted_products, context),
    facts: facts.map((fact) => ({ value: t(`home.facts.${fact}.value`), label: t(`home.facts.${fact}.label`) })),
  };
}

function trustOf({ t }: PageContext): HomeScreenProps['trust'] {
  return {
    title: t('home.trust.title'),
    points: (['doses', 'pharmacy'] as const).map((point) => ({
      title: t(`home.trust.${point}.title`),
      text: t(`home.trust.${point}.text`),
    })),
  };
}

export function homeProps(data: Homepage, context: PageContext): HomeScreenProps {
  const { locale, t } = context;
  return {
    hero: heroOf(data, context),
    banner: {
      title: t('home.banner.title'),
      items: data.banner_pages.map((page) => articleItem(page, context)),
    },
    promoted: {
      title: t('home.products.title'),
      all: { label: t('home.products.all'), href: href('products', {}, locale) },
      products: data.promoted_products.map((product) => productItem(product, context)),
    },
    ...(data.new_products.length > 0
      ? {
          fresh: {
            title: t('home.new.title'),
            products: data.new_products.map((product) => productItem(product, context)),
          },
        }
      : {}),
    needs: {
      title: t('home.needs.title'),
      all: { label: t('home.needs.all'), href: href('needs', {}, locale) },
      items: data.needs.filter(({ parent }) => parent === null).map((need) => homeNeed(need, data.needs, context)),
    },
    guide: guideCallOut(context),
    brands: {
      title: t('home.brands.title'),
      all: { label: t('home.brands.all'), href: href('brands', {}, locale) },
      items: data.brands.map((brand) => brandCardItem(brand, context)),
    },
    articles: {
      title: t('home.articles.title'),
      all: { label: t('home.articles.all'), href: href('advice-home', {}, locale) },
      items: data.pages.map((page) => articleItem(page, context)),
    },
    trust: trustOf(context),
    labels: priceLabels(context),
  };
}
