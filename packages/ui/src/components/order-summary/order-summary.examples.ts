import { missingByLanguage, reachedByLanguage } from '../shipping-progress/shipping-progress.examples.ts';
import type { OrderSummaryProps, OrderSummaryText } from './order-summary.tsx';

/** Two articles of 44,80 €, before the delivery is chosen. */
export const cartSummaries = {
  fr: {
    title: 'Récapitulatif',
    rows: [
      { label: '2 articles', amount: '44,80 €', detail: 'dont 2 € d’économie' },
      { label: 'Livraison', amount: 'à l’étape suivante' },
    ],
    total: { label: 'Total', amount: '44,80 €', detail: 'dont TVA 6 % : 2,54 €' },
    shipping: missingByLanguage.fr,
  },
  nl: {
    title: 'Overzicht',
    rows: [
      { label: '2 artikelen', amount: '44,80 €', detail: 'waarvan 2 € bespaard' },
      { label: 'Levering', amount: 'bij de volgende stap' },
    ],
    total: { label: 'Totaal', amount: '44,80 €', detail: 'waarvan btw 6 %: 2,54 €' },
    shipping: missingByLanguage.nl,
  },
  de: {
    title: 'Übersicht',
    rows: [
      { label: '2 Artikel', amount: '44,80 €', detail: 'davon 2 € gespart' },
      { label: 'Versand', amount: 'im nächsten Schritt' },
    ],
    total: { label: 'Gesamtsumme', amount: '44,80 €', detail: 'darin 7 % MwSt.: 2,93 €' },
    shipping: missingByLanguage.de,
  },
  it: {
    title: 'Riepilogo',
    rows: [
      { label: '2 articoli', amount: '44,80 €', detail: 'con 2 € di risparmio' },
      { label: 'Consegna', amount: 'al passo successivo' },
    ],
    total: { label: 'Totale', amount: '44,80 €', detail: 'di cui IVA 2,6 %: 1,14 €' },
    shipping: missingByLanguage.it,
  },
  es: {
    title: 'Resumen',
    rows: [
      { label: '2 artículos', amount: '44,80 €', detail: 'con 2 € de ahorro' },
      { label: 'Envío', amount: 'en el siguiente paso' },
    ],
    total: { label: 'Total', amount: '44,80 €', detail: 'incluye IVA 10 %: 4,07 €' },
    shipping: missingByLanguage.es,
  },
} as const satisfies Record<string, OrderSummaryText>;

/** Three articles of 58,30 €, ten per cent off, delivered free. */
export const orderSummaries = {
  fr: {
    title: 'Votre commande',
    rows: [
      { label: '3 articles', amount: '58,30 €' },
      { label: 'Réduction', amount: '−5,83 €', detail: 'Code BIENVENUE10', discount: true },
      { label: 'Livraison', amount: 'Offerte', detail: 'À domicile, 2 à 4 jours ouvrables' },
    ],
    total: { label: 'Total', amount: '52,47 €', detail: 'dont TVA 6 % : 2,97 €' },
  },
  nl: {
    title: 'Uw bestelling',
    rows: [
      { label: '3 artikelen', amount: '58,30 €' },
      { label: 'Korting', amount: '−5,83 €', detail: 'Code WELKOM10', discount: true },
      { label: 'Levering', amount: 'Gratis', detail: 'Aan huis, 2 tot 4 werkdagen' },
    ],
    total: { label: 'Totaal', amount: '52,47 €', detail: 'waarvan btw 6 %: 2,97 €' },
  },
  de: {
    title: 'Ihre Bestellung',
    rows: [
      { label: '3 Artikel', amount: '58,30 €' },
      { label: 'Rabatt', amount: '−5,83 €', detail: 'Code WILLKOMMEN10', discount: true },
      { label: 'Versand', amount: 'Kostenlos', detail: 'Nach Hause, 2 bis 4 Werktage' },
    ],
    total: { label: 'Gesamtsumme', amount: '52,47 €', detail: 'darin 7 % MwSt.: 3,43 €' },
  },
  it: {
    title: 'Il tuo ordine',
    rows: [
      { label: '3 articoli', amount: '58,30 €' },
      { label: 'Sconto', amount: '−5,83 €', detail: 'Codice BENVENUTO10', discount: true },
      { label: 'Consegna', amount: 'Gratuita', detail: 'A domicilio, da 2 a 4 giorni lavorativi' },
    ],
    total: { label: 'Totale', amount: '52,47 €', detail: 'di cui IVA 2,6 %: 1,33 €' },
  },
  es: {
    title: 'Tu pedido',
    rows: [
      { label: '3 artículos', amount: '58,30 €' },
      { label: 'Descuento', amount: '−5,83 €', detail: 'Código BIENVENIDA10', discount: true },
      { label: 'Envío', amount: 'Gratuito', detail: 'A domicilio, de 2 a 4 días laborables' },
    ],
    total: { label: 'Total', amount: '52,47 €', detail: 'incluye IVA 10 %: 4,77 €' },
  },
} as const satisfies Record<string, OrderSummaryText>;

export const orderSummaryExamples = {
  cart: { id: 'summary', ...cartSummaries.fr },
  freeShipping: { id: 'summary', ...cartSummaries.de, shipping: reachedByLanguage.de },
  discount: { id: 'summary', ...orderSummaries.es },
  longestGerman: {
    id: 'summary',
    title: 'Zusammenfassung Ihrer Bestellung',
    rows: [
      { label: '128 Nahrungsergänzungsmittel', amount: '11.249,90 CHF' },
      {
        label: 'Mengenrabatt und Empfehlungsgutschein Ihrer Apotheke',
        amount: '−1.124,99 CHF',
        detail: 'Code EMPFEHLUNGSGUTSCHEIN-2026',
        discount: true,
      },
      { label: 'Expressversand', amount: '14,90 CHF', detail: 'Innerhalb von 24 Arbeitsstunden' },
    ],
    total: { label: 'Gesamtsumme', amount: '10.139,81 CHF', detail: 'einschliesslich Mehrwertsteuer' },
  },
} satisfies Record<string, OrderSummaryProps>;
