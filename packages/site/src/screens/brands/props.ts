import type { Brand } from '@veralune/api-client/contract';
import type { BrandsScreenProps } from '@veralune/ui/screens/brands/brands';
import { brandItem } from '../../mappers/brand-item.ts';
import type { PageContext } from '../../page-context.ts';

export function brandsProps(brands: readonly Brand[], context: PageContext): BrandsScreenProps {
  return {
    title: context.t('brands.title'),
    intro: context.t('brands.intro'),
    brands: brands.map((brand) => brandItem(brand, context)),
    labels: { brands: context.t('routes.brands.title') },
  };
}
