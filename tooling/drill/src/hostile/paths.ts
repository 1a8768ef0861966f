import type { Random } from './random.ts';

/** A host that no answer may lead to. */
export const foreignHost = 'evil.example';

const starts = [
  '',
  '/fr',
  '/nl',
  '/fr/produit',
  '/fr/marque',
  '/api',
  '/api/media',
  '/_next/static',
  '/fragments/drawings',
];

const traversals = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%252f..%252fetc/passwd',
  '/....//....//etc/passwd',
  '/..\\..\\windows\\win.ini',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/..;/..;/manager/html',
  '/%00/../../etc/passwd',
  '/.env',
  '/.git/config',
  '/%2e%67it/HEAD',
  '/package.json',
  '/_next/../server/middleware-manifest.json',
  '/_next/static/..%2f..%2fserver/pages-manifest.json',
  '/_next/data/../../x.json',
  '/proc/self/environ',
];

const foreign = [
  `//${foreignHost}/`,
  `///${foreignHost}/..`,
  `/%2f%2f${foreignHost}`,
  `/%5c%5c${foreignHost}`,
  `/\\${foreignHost}`,
  `/\\/${foreignHost}/`,
  `/%09/${foreignHost}`,
  `/%0d%0aLocation:%20https://${foreignHost}/`,
  `/fr/%0d%0aSet-Cookie:%20evil=1`,
  `//${foreignHost}/fr/`,
  `/fr//${foreignHost}/`,
  `/fr/../..//${foreignHost}/%2e%2e`,
  `/https://${foreignHost}/`,
  `/http:/${foreignHost}`,
  `/@${foreignHost}/`,
  `/.${foreignHost}`,
  `/fr/?next=https://${foreignHost}&return=//${foreignHost}&redirect=//${foreignHost}&url=//${foreignHost}`,
  `/fr/connexion?return=//${foreignHost}`,
  `/_next/image?url=https%3A%2F%2F${foreignHost}%2Fa.png&w=64&q=75`,
  `/_next/image?url=%2F%2F${foreignHost}%2Fa.png&w=64&q=75`,
  `/FR/?x=//${foreignHost}`,
  `/fr/index?x=//${foreignHost}`,
  `/index//${foreignHost}`,
];

const prototypes = [
  '/__proto__',
  '/constructor/prototype',
  '/fr/produit/__proto__',
  '/fr/produit/constructor',
  '/fr/produits-constructor--__proto__',
  '/fr/?__proto__[polluted]=1&constructor[prototype][polluted]=1',
  '/api/product?shop_id=__proto__&lang=constructor',
  '/api/product?shop_id=1&lang=fr&__proto__=1&filters[__proto__]=1&perPage=toString',
  '/api/constructor',
  '/api/product/__proto__?shop_id=1&lang=fr',
  '/api/hasOwnProperty?shop_id=1',
  '/fragments/drawings/constructor/__proto__.toString',
  '/fr/recherche/__proto__',
];

const broken = [
  '/%',
  '/%E0%A4%A',
  '/%zz',
  '/%u2215',
  '/%ff%fe',
  '/fr/%',
  '/api/product/%?shop_id=1',
  '/fr/produit/%f0%9f',
  '/?%',
  '/#',
  '/fr#//',
];

function longPath(random: Random): string {
  const length = random.pick([300, 3_000, 7_000, 15_000]);
  return `${random.pick(starts)}/${random.pick(['a', '%41', 'a/', '../', '-gout--fraise', '%2F']).repeat(length).slice(0, length)}`;
}

/** Percent-encodes some characters, and changes the case of others. */
function respelled(path: string, random: Random): string {
  return [...path]
    .map((each) => {
      const dice = random.below(20);
      if (dice === 0 && each !== '/') return `%${each.charCodeAt(0).toString(16).padStart(2, '0')}`;
      return dice === 1 ? each.toUpperCase() : each;
    })
    .join('');
}

/** A path that tries to leave the site or its folders, or to confuse its routes. It has no space and no line break. */
export function hostilePath(random: Random): string {
  const kind = random.below(7);
  if (kind === 0) return longPath(random);
  if (kind === 1) return `${random.pick(starts)}/${encodeURI(random.text(1 + random.below(60))).replaceAll(' ', '+')}`;
  const list = [traversals, foreign, prototypes, broken, foreign][kind - 2] ?? foreign;
  const path = random.pick(list);
  const placed = random.below(3) === 0 ? random.pick(starts) + path : path;
  return random.below(3) === 0 ? respelled(placed, random) : placed;
}
