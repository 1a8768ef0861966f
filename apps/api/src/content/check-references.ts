import { languages } from '@veralune/routing';
import { checkMarketFiles } from './check-market-files.ts';
import { checkMedia } from './check-media.ts';
import { checkProduct } from './check-product.ts';
import { checkQuizFiles } from './check-quiz.ts';
import { checkCode, checkDelivery, checkShopFiles } from './check-shop.ts';
import { checkUnique } from './check-unique.ts';
import { checkWordings } from './check-wordings.ts';
import { fileCheck, type FileCheck } from './file-check.ts';
import type { Content } from './folders.ts';
import type { Problem } from './problem.ts';
import type { BrandFile, FaqFile, PageFile } from './schema.ts';
import type { Sources } from './source-file.ts';

type Tree = 'categories' | 'needs';

export function checkBranch(content: Content, folder: Tree, key: string, check: FileCheck): void {
  const parent = content[folder].get(key)?.parent ?? null;
  check.reference(['parent'], folder, parent);
  const grandparent = parent === null ? null : content[folder].get(parent)?.parent;
  if (parent !== null && (parent === key || (grandparent ?? null) !== null)) {
    check.report(['parent'], `"${parent}" is not a root: the tree has two levels`);
  }
}

function checkTree(content: Content, folder: Tree, start: (file: string) => FileCheck): void {
  for (const key of content[folder].keys()) checkBranch(content, folder, key, start(`${folder}/${key}.yaml`));
}

function checkPageParent(content: Content, page: PageFile, check: FileCheck): void {
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
}

/** Types of pages that explain facts, and so may name their sources. */
const sourcedTypes: ReadonlySet<PageFile['type']> = new Set(['advice', 'innovation', 'corpo_main', 'corpo_page']);

function checkCredits({ type, credits, published_on: publishedOn }: PageFile, check: FileCheck): void {
  if (credits === undefined) return;
  if (type !== 'advice') check.report(['credits'], `a page of type ${type} has no credits`);
  if (credits.author === credits.reviewer) check.report(['credits', 'reviewer'], 'must be another than the author');
  if (credits.reviewed_on < publishedOn) check.report(['credits', 'reviewed_on'], 'must not be before published_on');
}

function checkSources({ type, sources = [] }: PageFile, check: FileCheck): void {
  if (sources.length > 0 && !sourcedTypes.has(type)) check.report(['sources'], `a page of type ${type} has no sources`);
  sources.forEach(({ url }, index) => {
    if (sources.findIndex((each) => each.url === url) < index)
      check.report(['sources', index, 'url'], `"${url}" is here twice`);
  });
}

function checkVideo({ video, texts }: PageFile, check: FileCheck): void {
  check.media(['video', 'poster'], 'picture', video?.poster ?? null);
  for (const language of languages) {
    const hasTitle = texts[language].video_title !== undefined;
    if (video && !hasTitle) check.report(['texts', language], 'a page with a video needs a video_title');
    if (!video && hasTitle) check.report(['texts', language, 'video_title'], 'the page has no video');
  }
}

/** Each product of a page about a strain states how much of the strain it contains. */
function checkStrain(content: Content, { strain, products }: PageFile, check: FileCheck): void {
  if (strain === undefined) return;
  check.reference(['strain', 'nutrient'], 'nutrients', strain.nutrient);
  products.forEach((key, index) => {
    const product = content.products.get(key);
    if (product && !product.nutrition.some(({ nutrient }) => nutrient === strain.nutrient))
      check.report(['products', index], `"${key}" has no ${strain.nutrient} in its nutrition`);
  });
}

export function checkPage(content: Content, page: PageFile, check: FileCheck): void {
  checkPageParent(content, page, check);
  checkCredits(page, check);
  checkSources(page, check);
  checkVideo(page, check);
  checkStrain(content, page, check);
  check.reference(['theme'], 'themes', page.theme);
  check.references(['needs'], 'needs', page.needs);
  check.references(['products'], 'products', page.products);
}

export function checkFaq({ owner, group }: FaqFile, check: FileCheck): void {
  if (owner !== null) {
    const [folder = '', key = ''] = owner.split('/');
    check.reference(['owner'], folder === 'brands' ? 'brands' : 'products', key);
  }
  if (owner !== null && (group ?? null) !== null) {
    check.report(['group'], 'only questions of the help page, with "owner: null", have a group');
  }
  if (owner === null && (group ?? null) === null) check.report(['group'], 'a question of the help page needs a group');
}

function checkSynonymFiles(content: Content, start: (file: string) => FileCheck): void {
  for (const key of content.synonyms.keys()) {
    if (!languages.some((language) => language === key))
      start(`synonyms/${key}.yaml`).report([], `there is no language "${key}"`);
  }
}

export function checkBrand({ logo, cover }: BrandFile, check: FileCheck): void {
  check.media(['logo'], 'picture', logo ?? null);
  check.media(['cover'], 'picture', cover ?? null);
}

/** Checks that need several files: references, ids, slugs, and what each market sells. */
export function checkReferences(content: Content, sources: Sources): readonly Problem[] {
  const problems: Problem[] = [];
  const start = (file: string): FileCheck => fileCheck(content, sources, problems, file);
  checkTree(content, 'categories', start);
  checkTree(content, 'needs', start);
  for (const [key, brand] of content.brands) checkBrand(brand, start(`brands/${key}.yaml`));
  for (const [key, product] of content.products) checkProduct(key, product, start(`products/${key}.yaml`));
  for (const [key, page] of content.pages) checkPage(content, page, start(`pages/${key}.yaml`));
  for (const [key, faq] of content.faqs) checkFaq(faq, start(`faqs/${key}.yaml`));
  for (const [key, code] of content.codes) checkCode(code, start(`codes/${key}.yaml`));
  for (const [key, delivery] of content.delivery) checkDelivery(delivery, start(`delivery/${key}.yaml`));
  checkShopFiles(content, start);
  checkQuizFiles(content, start);
  checkUnique(content, start);
  checkWordings(content, start);
  checkMedia(content, start);
  checkMarketFiles(content, start);
  checkSynonymFiles(content, start);
  return problems;
}
