import { checkMarketFiles } from './check-market-files.ts';
import { checkMedia } from './check-media.ts';
import { checkProduct } from './check-product.ts';
import { checkUnique } from './check-unique.ts';
import { fileCheck, type FileCheck } from './file-check.ts';
import type { Content } from './folders.ts';
import type { Problem } from './problem.ts';
import type { BrandFile, PageFile } from './schema.ts';
import type { Sources } from './source-file.ts';

const checkTree = (content: Content, folder: 'categories' | 'needs', start: (file: string) => FileCheck): void => {
  for (const [key, { parent }] of content[folder]) {
    const check = start(`${folder}/${key}.yaml`);
    check.reference(['parent'], folder, parent);
    const grandparent = parent === null ? null : content[folder].get(parent)?.parent;
    if (parent === key || (grandparent ?? null) !== null) {
      check.report(['parent'], `"${String(parent)}" is no root: the tree has two levels`);
    }
  }
};

const checkPageParent = (content: Content, page: PageFile, check: FileCheck): void => {
  if (page.type === 'corpo_page') {
    if (page.parent === null || content.pages.get(page.parent)?.type !== 'corpo_main') {
      check.report(['parent'], 'a corpo_page needs a page of type corpo_main as its parent');
    }
  } else if (page.type === 'brand_corner_main' || page.type === 'brand_corner_page') {
    if (page.parent === null || content.brands.get(page.parent)?.corner !== true) {
      check.report(['parent'], `a ${page.type} needs a brand with "corner: true" as its parent`);
    }
  } else if (page.parent !== null) {
    check.report(['parent'], `a page of type ${page.type} has no parent`);
  }
};

const checkPage = (content: Content, page: PageFile, check: FileCheck): void => {
  checkPageParent(content, page, check);
  check.reference(['theme'], 'themes', page.theme);
  check.references(['needs'], 'needs', page.needs);
  check.references(['products'], 'products', page.products);
};

const checkBrand = ({ logo, cover }: BrandFile, check: FileCheck): void => {
  check.reference(['logo'], 'media', logo ?? null);
  check.reference(['cover'], 'media', cover ?? null);
};

/** Everything that one file alone can't know: references, ids, slugs, and what markets sell. */
export const checkReferences = (content: Content, sources: Sources): readonly Problem[] => {
  const problems: Problem[] = [];
  const start = (file: string): FileCheck => fileCheck(content, sources, problems, file);
  checkTree(content, 'categories', start);
  checkTree(content, 'needs', start);
  for (const [key, brand] of content.brands) checkBrand(brand, start(`brands/${key}.yaml`));
  for (const [key, product] of content.products) checkProduct(key, product, start(`products/${key}.yaml`));
  for (const [key, page] of content.pages) checkPage(content, page, start(`pages/${key}.yaml`));
  checkUnique(content, start);
  checkMedia(content, start);
  checkMarketFiles(content, start);
  return problems;
};
