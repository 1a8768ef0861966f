import { soldSlot } from '../catalogue/sold-product.ts';
import type { Forms } from '../forms/forms.ts';
import { notFound } from '../http/http-error.ts';
import type { Handlers } from './handler.ts';

type FormCall = 'contact' | 'newsletter' | 'newsletterConfirm' | 'newsletterUnsubscribe' | 'reminder' | 'withdrawal';

/** @throws HttpError 404 if this API receives no forms */
export function ready(forms: Forms | null): Forms {
  if (forms === null) throw notFound('This API receives no forms.');
  return forms;
}

export const formHandlers: Handlers<FormCall> = {
  contact: ({ forms, view: { locale }, body, sender, now }) =>
    ready(forms).contact({ locale, body, sender: sender(), now }),
  newsletter: ({ forms, view: { locale }, body, sender, now }) =>
    ready(forms).newsletter({ locale, body, sender: sender(), now }),
  newsletterConfirm: ({ forms, body: { token }, sender, now }) =>
    ready(forms).confirmNewsletter({ token, sender: sender(), now }),
  newsletterUnsubscribe: ({ forms, body: { token }, sender, now }) =>
    ready(forms).unsubscribe({ token, sender: sender(), now }),
  reminder: ({ forms, view, catalogue, body, sender, now }) =>
    ready(forms).reminder({
      locale: view.locale,
      body,
      sender: sender(),
      now,
      isSold: (productId) => soldSlot(catalogue, view, productId) !== undefined,
    }),
  withdrawal: ({ forms, view: { locale }, body, sender, now }) =>
    ready(forms).withdrawal({ locale, body, sender: sender(), now }),
};
