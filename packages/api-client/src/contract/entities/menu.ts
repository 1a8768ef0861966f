import { z } from 'zod';
import { image, type Image } from '../shared.ts';

/** The target of a menu link: a screen, or an entity of the catalogue with its slug. */
export const menuTarget = z.object({
  code: z.string(),
  slug: z.string().nullable(),
  parent_slug: z.string().nullable(),
});
export interface MenuLink {
  label: string;
  code: string;
  slug: string | null;
  parent_slug: string | null;
  separate_after: boolean;
  /** The pictogram of a need; null for other links. */
  picto: string | null;
  /** The pack of a brand; null for other links. */
  pack: Image | null;
  childs: MenuLink[];
}
export const menuLink: z.ZodType<MenuLink> = menuTarget.extend({
  label: z.string(),
  separate_after: z.boolean(),
  picto: z.string().nullable(),
  pack: image.nullable(),
  get childs() {
    return z.array(menuLink);
  },
});
export const menu = z.object({ code: z.enum(['menu', 'menu_footer', 'menu_footer_legals']), items: z.array(menuLink) });
export type Menu = z.infer<typeof menu>;
