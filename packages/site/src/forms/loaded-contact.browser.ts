import { hydratedWhenUsed } from '../late/hydrated-when-used.ts';
import type { ContactIslandProps } from './contact-island.tsx';
import { isFormNeeded } from './is-form-needed.ts';

/** In browsers, the script of the form is loaded when the page is used. */
export const LoadedContact = hydratedWhenUsed<ContactIslandProps>(
  async () => (await import('./loaded-contact.tsx')).LoadedContact,
  () => isFormNeeded('contact'),
);
