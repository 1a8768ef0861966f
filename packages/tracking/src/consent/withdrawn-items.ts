import { isAllowed, type ConsentChoice } from './consent.ts';
import { isNameOf, storedItems, type StorageKind, type StoredItem } from './stored-items.ts';

/** The names among `found` that belong to a category which is not allowed. Names outside the table are left alone. */
export function withdrawnNames(kind: StorageKind, found: readonly string[], choice: ConsentChoice): string[] {
  const items: readonly StoredItem[] = storedItems;
  const withdrawn = items.filter((item) => item.kind === kind && !isAllowed(choice, item.category));
  return found.filter((name) => withdrawn.some((item) => isNameOf(item, name)));
}

/** The names of a cookie text: `a=1; b=2` → `a`, `b`. */
export function cookieNames(cookies: string): string[] {
  return cookies.split(/;\s*/).flatMap((cookie) => {
    const [name = ''] = cookie.split('=');
    return name === '' ? [] : [name];
  });
}

/**
 * The texts for `document.cookie` that delete a cookie: for the host and for each domain above it, because scripts of
 * other parties set theirs for the highest domain that they may.
 * @param host `www.veralune.example`
 */
export function deletionsOf(name: string, host: string): string[] {
  const labels = host.split('.');
  const domains = labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'));
  const expired = `${name}=; path=/; max-age=0`;
  return [expired, ...domains.map((domain) => `${expired}; domain=${domain}`)];
}
