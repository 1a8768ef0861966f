import type { Category } from '@veralune/api-client/contract';
import { isSold, productCount } from '../catalogue/in-shop.ts';
import { soldAlternates } from './alternates.ts';
import type { Handlers, Scene } from './handler.ts';
import { slugList } from './scene.ts';

/** `depth=0` asks for the whole tree. */
const wholeTree = 99;

function branch(scene: Scene<'categories'>, parentId: number | null, depth: number): Category[] {
  const { view, catalogue } = scene;
  if (depth === 0) return [];
  return catalogue.kept.categories.all
    .filter((row) => row.parentId === parentId && isSold(catalogue, view.shop, 'products', row.id))
    .map(({ id }) => {
      const { title, slug, summary } = view.words.of('category', id);
      return {
        id,
        title,
        slug,
        summary,
        product_count: productCount(view.shop, 'products', id),
        alternates: soldAlternates(catalogue, 'category', id),
        children: branch(scene, id, depth - 1),
      };
    });
}

function flat(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) => [category, ...flat(category.children)]);
}

export const categoryHandlers: Handlers<'categories'> = {
  categories: (scene) => {
    const slugs = slugList(scene.query.slugs);
    const depth = scene.query.depth ?? 0;
    const tree = branch(scene, null, depth === 0 || slugs ? wholeTree : depth);
    const items = slugs ? flat(tree).filter(({ slug }) => slugs.includes(slug)) : tree;
    return { items, total: items.length };
  },
};
