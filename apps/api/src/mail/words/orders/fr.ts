import type { OrderWords } from './order-words.ts';

export const fr: OrderWords = {
  number: 'Commande',
  products: 'Produits',
  discount: 'Réduction',
  delivery: 'Livraison',
  freeDelivery: 'offerte',
  total: 'Total',
  vat: (rate) => `dont TVA ${rate} %`,
  expected: 'Livraison prévue',
  range: (from, to) => `entre le ${from} et le ${to}`,
  shippingAddress: 'Adresse de livraison',
  relay: 'Point relais',
  carrier: 'Transporteur',
  tracking: 'Numéro de suivi',
  refund: 'Montant remboursé',
  reference: 'Référence',
  returned: 'Produits concernés',
  payBefore: 'À recevoir avant le',
  payee: 'À l’ordre de',
  sendCheque: 'Chèque à envoyer à',
  returnTo: 'Adresse de retour',
  gift: 'offert',
  toOrder: 'Voir ma commande',
  toTracking: 'Suivre mon colis',
  withdrawal:
    'Vous pouvez vous rétracter dans les 14 jours qui suivent la réception, sans donner de raison, avec « Se rétracter du contrat » au bas de notre site ou dans votre compte.',
  termsBelow: 'Gardez cet e-mail : les conditions de votre commande s’y trouvent en entier, plus bas.',
  confirmation: {
    title: (number) => `Votre commande ${number} est confirmée`,
    paragraphs: ['Merci pour votre commande. Votre paiement nous est bien parvenu, et nous préparons votre colis.'],
  },
  received: {
    title: (number) => `Nous attendons votre chèque pour la commande ${number}`,
    paragraphs: [
      'Merci pour votre commande. Nous préparons votre colis dès que votre chèque nous parvient ; indiquez au dos le numéro de la commande.',
      'Sans chèque avant la date ci-dessous, la commande est annulée.',
    ],
  },
  shipped: {
    title: (number) => `Votre commande ${number} est en route`,
    paragraphs: ['Votre colis vient d’être remis au transporteur.'],
  },
  refunded: {
    title: (number) => `Remboursement de votre commande ${number}`,
    paragraphs: [
      'Nous avons demandé votre remboursement, par le même moyen de paiement. Selon votre banque, il apparaît sur votre compte en quelques jours.',
    ],
  },
  withdrawn: {
    title: (number) => `Votre rétractation pour la commande ${number}`,
    paragraphs: ['Nous avons bien reçu votre rétractation. Conservez ce message : il en est la preuve.'],
    canceled: 'Votre colis n’était pas encore parti. La commande est annulée, et nous vous remboursons.',
    sendBack:
      'Renvoyez les produits dans les 14 jours, avec la référence ci-dessous dans le colis. Nous vous remboursons au plus tard 14 jours après votre message, sauf si nous attendons encore les produits ou la preuve de leur envoi.',
  },
};
