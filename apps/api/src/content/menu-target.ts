import { addressed, type AddressedFolder } from './folders.ts';

function isAddressed(folder: string): folder is AddressedFolder {
  return addressed.some((name) => name === folder);
}

export interface MenuTarget {
  readonly folder: AddressedFolder;
  readonly key: string;
}

/** `categories/microbiota` → `{ folder: 'categories', key: 'microbiota' }`. */
export function targetOf(slugOf: string): MenuTarget | undefined {
  const [folder = '', key = '', ...rest] = slugOf.split('/');
  return rest.length === 0 && key !== '' && isAddressed(folder) ? { folder, key } : undefined;
}
