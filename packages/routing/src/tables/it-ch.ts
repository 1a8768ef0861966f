import { itIt } from './it-it.ts';
import type { RouteTable } from './table.ts';

/** The words of Italy, and the screens that Italy does not have: the pharmacy finder, and all of buying online. */
export const itCh: RouteTable = {
  ...itIt,
  paths: {
    ...itIt.paths,
    'store-finder': 'trovare-una-farmacia',
    withdrawal: 'recesso',
    'withdrawal-confirmation': 'recesso/conferma',
    'my-orders': 'il-mio-account/ordini',
    'my-order': 'il-mio-account/ordine/{id}',
    'my-receipt': 'il-mio-account/ordine/{id}/ricevuta',
    cart: 'carrello',
    'checkout-delivery': 'ordine/consegna',
    'checkout-recap': 'ordine/riepilogo',
    'checkout-payment': 'ordine/pagamento',
    'checkout-confirmation': 'ordine/conferma',
    'checkout-error': 'ordine/errore',
  },
};
