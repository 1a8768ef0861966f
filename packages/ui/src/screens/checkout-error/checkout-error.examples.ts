import { paymentStatusExamples } from '../../components/payment-status/payment-status.examples.ts';
import type { Language } from '../../examples/language.examples.ts';
import type { CheckoutErrorScreenProps } from './checkout-error.tsx';

const byLanguage: Record<Language, CheckoutErrorScreenProps> = {
  fr: paymentStatusExamples.refused,
  nl: {
    failure: 'refused',
    title: 'Uw bank heeft de betaling geweigerd',
    text: 'Er is niets afgeschreven en uw winkelmand is er nog. Probeer het opnieuw of kies een andere betaalwijze.',
    primary: { label: 'Anders betalen', href: '/nl/bestelling/betaling' },
    secondary: { label: 'Terug naar de winkelmand', href: '/nl/winkelmand' },
    support:
      'Een vraag? Bel ons op +32 2 555 01 21, van maandag tot vrijdag van 9 tot 17 uur. Bestelling BE-2026-00482.',
  },
  de: {
    failure: 'two-factor-failed',
    title: 'Ihre Identität wurde nicht bestätigt',
    text: 'Die Zwei-Faktor-Authentifizierung Ihrer Bank ist nicht zustande gekommen. Es wurde nichts abgebucht.',
    primary: { label: 'Anders bezahlen', href: '/bestellung/zahlung' },
    secondary: { label: 'Zurück zum Warenkorb', href: '/warenkorb' },
    support:
      'Fragen? Sie erreichen uns montags bis freitags von 9 bis 17 Uhr unter +49 30 5550 120. Bestellung DE-2026-01204.',
  },
  it: {
    failure: 'expired',
    title: 'I 15 minuti sono trascorsi',
    text: 'Per sicurezza la banca chiude il pagamento dopo 15 minuti. Non è stato addebitato nulla: puoi ricominciare.',
    primary: { label: 'Ricomincia il pagamento', href: '/ordine/pagamento' },
    secondary: { label: 'Torna al carrello', href: '/carrello' },
  },
  es: {
    failure: 'cancelled',
    title: 'Has cancelado el pago',
    text: 'Has salido de la página del banco. No se ha cobrado nada y tu carrito te espera.',
    primary: { label: 'Reanudar el pago', href: '/pedido/pago' },
    secondary: { label: 'Volver al carrito', href: '/carrito' },
  },
};

const { refused: _, ...states } = paymentStatusExamples;

export const checkoutErrorExamples = { byLanguage, states };
