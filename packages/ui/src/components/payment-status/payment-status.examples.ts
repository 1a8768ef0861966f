import type { PaymentFailure, PaymentStatusProps } from './payment-status.tsx';

const retry = { label: 'Payer autrement', href: '/fr/commande/paiement' };
const cart = { label: 'Retour au panier', href: '/fr/panier' };
const order = { label: 'Voir la commande', href: '/fr/mon-compte/commande/BE-2026-00481' };
const support =
  'Une question ? Appelez-nous au +32 2 555 01 20, du lundi au vendredi de 9 h à 17 h. Commande BE-2026-00481.';

/** Every kind of payment failure, in French. */
export const paymentStatusExamples = {
  refused: {
    failure: 'refused',
    title: 'Votre banque a refusé le paiement',
    text: 'Rien n’a été débité et votre panier est intact. Réessayez, ou choisissez un autre mode de paiement.',
    primary: retry,
    secondary: cart,
    support,
  },
  cancelled: {
    failure: 'cancelled',
    title: 'Paiement annulé',
    text: 'Vous avez quitté la page de la banque. Rien n’a été débité et votre panier vous attend.',
    primary: { label: 'Reprendre le paiement', href: '/fr/commande/paiement' },
    secondary: cart,
  },
  expired: {
    failure: 'expired',
    title: 'Les 15 minutes sont écoulées',
    text: 'Par sécurité, la banque ferme le paiement au bout de 15 minutes. Rien n’a été débité : vous pouvez recommencer.',
    primary: { label: 'Recommencer le paiement', href: '/fr/commande/paiement' },
    secondary: cart,
  },
  twoFactorFailed: {
    failure: 'two-factor-failed',
    title: 'Votre identité n’a pas été confirmée',
    text: 'La confirmation demandée par votre banque, par message ou par application, n’a pas abouti. Rien n’a été débité.',
    primary: retry,
    secondary: cart,
    support,
  },
  alreadyPaid: {
    failure: 'already-paid',
    title: 'Cette commande est déjà payée',
    text: 'Votre paiement est bien arrivé. Inutile de payer une seconde fois : nous préparons votre colis.',
    primary: order,
  },
  notPrepared: {
    failure: 'not-prepared',
    title: 'Le paiement n’a pas pu démarrer',
    text: 'Une erreur est survenue de notre côté avant l’arrivée sur la page de la banque. Reprenez la commande.',
    primary: { label: 'Reprendre la commande', href: '/fr/commande/livraison' },
    secondary: cart,
    support,
  },
  notValidated: {
    failure: 'not-validated',
    title: 'Votre commande doit être vérifiée',
    text: 'Le paiement est arrivé, mais la commande n’a pas pu être confirmée. Ne payez pas une seconde fois et appelez-nous.',
    primary: { label: 'Nous écrire', href: '/fr/contactez-nous' },
    support,
  },
} as const satisfies Record<string, PaymentStatusProps & { failure: PaymentFailure }>;
