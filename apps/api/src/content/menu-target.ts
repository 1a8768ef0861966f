import { addressed, type AddressedFolder } from './folders.ts';

const isAddressed = (folder: string): folder is AddressedFolder => addressed.some((name) => name === folder);

/** `categories/microbiota` → its folder and key. */
export const targetOf = (slugOf: string): { readonly folder: AddressedFolder; readonly key: string } | undefined => {
  const [folder = '', key = '', ...rest] = slugOf.split('/');
  return rest.length === 0 && key !== '' && isAddressed(folder) ? { folder, key } : undefined;
};
