import type { Brand } from '@veralune/api-client/contract';
import type { BrandsScreenProps } from '@veralune/ui/screens/brands/brands';
import { brandItem } from '../../present/brand-item.ts';
import type { Present } from '../../present/context.ts';

export function brandsProps(brands: readonly Brand[], present: Present): BrandsScreenProps {
  return {
    title: present.t('brands.title'),
    intro: present.t('brands.intro'),
    brands: brands.map((brand) => brandItem(brand, present)),
    labels: { brands: present.t('routes.brands.title') },
  };
}
