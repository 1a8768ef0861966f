import { href } from '@veralune/routing';
import { actionLocale } from '../account/action-locale.ts';
import { withNotice } from '../account/notices.ts';
import { loginHref, returnPath } from '../account/return-path.ts';
import { writeForVisitor } from '../account/visitor-calls.ts';
import { seeOther } from '../visitor/see-other.ts';

const calls = {
  product: { add: 'addFavouriteProduct', remove: 'removeFavouriteProduct', route: 'my-favourites' },
  pharmacy: { add: 'addFavouritePharmacy', remove: 'removeFavouritePharmacy', route: 'my-pharmacies' },
} as const;

/** The page with the button, also with its search, so that a visitor who has to sign in comes back to it. */
function pageOf(request: Request): string | null {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return null;
  const { pathname, search } = new URL(referrer);
  return returnPath(pathname + search);
}

/**
 * `POST /fragments/favourite`: adds a product or a pharmacy to the favourites or removes it, and leads to their list, or to the
 * login page.
 * The pages with the buttons are in shared caches, so they have no server action.
 */
export async function POST(request: Request): Promise<Response> {
  const data = await request.formData();
  const locale = actionLocale(data.get('locale'));
  const kind = data.has('pharmacy') ? 'pharmacy' : 'product';
  const { add, remove, route } = calls[kind];
  const isRemoved = data.get('favourite') === 'remove';
  const list = href(route, {}, locale);
  const result = await writeForVisitor(locale, isRemoved ? remove : add, { params: { id: Number(data.get(kind)) } });
  if (result.ok) return seeOther(withNotice(list, isRemoved ? 'favourite-removed' : 'favourite-added'));
  const { error } = result;
  if (error.kind === 'http' && error.status === 401) return seeOther(loginHref(locale, pageOf(request) ?? list));
  const isThere = error.kind === 'http' && error.code === 'already_favourite';
  return seeOther(withNotice(list, isThere ? 'already-favourite' : 'favourite-failed'));
}
