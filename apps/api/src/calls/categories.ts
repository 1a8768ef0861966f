import type { Category } from '@veralune/api-client/contract';
import { isSold, productCount } from '../catalogue/in-shop.ts';
import { soldAlternates } from './alternates.ts';
import type { Handlers, RequestContext } from './handler.ts';
import { slugList } from './slug-list.ts';

/** More levels than any tree has. `depth=0` means the whole tree. */
const wholeTree = 99;

function branch(context: RequestContext<'categories'>, parentId: number | null, depth: number): Category[] {
  const { view, catalogue } = context;
  if (depth === 0) return [];
  return catalogue.shared.categories.all
    .filter((row) => row.parentId === parentId && isSold(catalogue, view.shop, 'products', row.id))
    .map(({ id }) => {
      const { title, slug, summary, introduction = null, meta = null } = view.words.of('category', id);
      return {
        id,
        title,
        slug,
        summary,
        introduction,
        meta,
        product_count: productCount(view.shop, 'products', id),
        alternates: soldAlternates(catalogue, 'category', id),
        children: branch(context, id, depth - 1),
      };
    });
}

function flat(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) => [category, ...flat(category.children)]);
}

export const categoryHandlers: Handlers<'categories'> = {
  categories: (context) => {
    const slugs = slugList(context.query.slugs);
    const depth = context.query.depth ?? 0;
    const tree = branch(context, null, depth === 0 || slugs ? wholeTree : depth);
    const items = slugs ? flat(tree).filter(({ slug }) => slugs.includes(slug)) : tree;
    return { items, total: items.length };
  },
};
