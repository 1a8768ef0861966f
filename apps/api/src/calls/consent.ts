import { ready } from './forms.ts';
import type { Handlers } from './handler.ts';

export const consentHandlers: Handlers<'consent'> = {
  consent: async ({ forms, view: { locale }, body, sender, now }) => {
    await ready(forms).recordConsent({ locale, body, sender: sender(), now });
    return { id: body.id };
  },
};
