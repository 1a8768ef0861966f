import { kinds, type Kind } from '../../resources/kinds.ts';

/** Path of each kind's resource calls. Those of the specification keep its names, 1-site.md §7. */
export const resourcePaths: Readonly<Record<Kind, string>> = {
  media: '/media',
  product: '/product',
  brand: '/brands',
  category: '/category',
  need: '/need',
  page: '/page',
  faq: '/faq',
  menu: '/menu',
  setting: '/setting',
  redirection: '/redirection',
  theme: '/thematics',
  flavour: '/flavour',
  galenic_format: '/galenic-format',
  diner_type: '/diner-type',
  active_ingredient: '/active-ingredient',
  nutrient: '/nutrient',
  synonyms: '/synonyms',
};

export const resourceKinds: readonly Kind[] = kinds;
