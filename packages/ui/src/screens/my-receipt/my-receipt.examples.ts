import { addresses } from '../../components/address-card/address-card.examples.ts';
import { ordersIn } from '../../components/order-list/order-list.examples.ts';
import { orderedLines } from '../../components/order-lines/order-lines.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { MyReceiptScreenProps } from './my-receipt.tsx';

interface Words {
  title: string;
  back: string;
  seller: readonly [title: string, ...lines: string[]];
  invoice: string;
  facts: readonly [date: string, number: string, payment: string];
  payment: string;
  lines: string;
  columns: readonly [name: string, count: string, price: string, total: string];
  sums: readonly [discount: string, delivery: string, free: string, total: string];
  vat: readonly [caption: string, rate: string, net: string, amount: string];
  /** The tax in 52,47 €. */
  tax: readonly [rate: string, net: string, amount: string];
  print: string;
}

const words: Record<Language, Words> = {
  fr: {
    title: 'Reçu',
    back: 'Retour à la commande',
    seller: ['Vendeur', 'Veralune SA', 'Rue des Alchimistes 12', '1000 Bruxelles', 'bonjour@veralune.be'],
    invoice: 'Facturation',
    facts: ['Date', 'Numéro de commande', 'Paiement'],
    payment: 'Carte bancaire',
    lines: 'Vos produits',
    columns: ['Produit', 'Quantité', 'Prix à la pièce', 'Total'],
    sums: ['Réduction', 'Livraison · À domicile', 'offerte', 'Total'],
    vat: ['TVA comprise dans le total', 'Taux', 'Hors TVA', 'TVA'],
    tax: ['6 %', '49,50 €', '2,97 €'],
    print: 'Pour le garder, imprimez cette page ou enregistrez-la en PDF depuis votre navigateur.',
  },
  nl: {
    title: 'Ontvangstbewijs',
    back: 'Terug naar de bestelling',
    seller: ['Verkoper', 'Veralune SA', 'Alchemistenstraat 12', '1000 Brussel', 'hallo@veralune.be'],
    invoice: 'Facturatie',
    facts: ['Datum', 'Bestelnummer', 'Betaling'],
    payment: 'Betaalkaart',
    lines: 'Uw producten',
    columns: ['Product', 'Aantal', 'Prijs per stuk', 'Totaal'],
    sums: ['Korting', 'Levering · Aan huis', 'gratis', 'Totaal'],
    vat: ['Btw in het totaal', 'Tarief', 'Zonder btw', 'Btw'],
    tax: ['6 %', '49,50 €', '2,97 €'],
    print: 'Om het te bewaren, drukt u deze pagina af of slaat u ze in uw browser op als pdf.',
  },
  de: {
    title: 'Zahlungsbeleg',
    back: 'Zurück zur Bestellung',
    seller: ['Verkäufer', 'Veralune SA', 'Lindenhof 7', '50667 Köln', 'hallo@veralune.de'],
    invoice: 'Rechnung',
    facts: ['Datum', 'Bestellnummer', 'Zahlung'],
    payment: 'Bankkarte oder Kreditkarte',
    lines: 'Ihre Produkte',
    columns: ['Produkt', 'Menge', 'Einzelpreis', 'Summe'],
    sums: ['Rabatt', 'Versand · Nach Hause', 'kostenlos', 'Gesamtsumme'],
    vat: ['Im Gesamtbetrag enthaltene Mehrwertsteuer', 'Satz', 'Netto', 'MwSt.'],
    tax: ['7 %', '49,04 €', '3,43 €'],
    print: 'Zum Aufbewahren drucken Sie diese Seite oder speichern sie im Browser als PDF.',
  },
  it: {
    title: 'Ricevuta',
    back: 'Torna all’ordine',
    seller: ['Venditore', 'Veralune SA', 'Chemin des Tilleuls 4', '1003 Lausanne', 'ciao@veralune.ch'],
    invoice: 'Fatturazione',
    facts: ['Data', 'Numero d’ordine', 'Pagamento'],
    payment: 'Carta',
    lines: 'Prodotti',
    columns: ['Prodotto', 'Quantità', 'Prezzo unitario', 'Totale'],
    sums: ['Sconto', 'Consegna · A domicilio', 'gratuita', 'Totale'],
    vat: ['IVA compresa nel totale', 'Aliquota', 'Imponibile', 'IVA'],
    tax: ['2,6 %', '51,14 €', '1,33 €'],
    print: 'Per conservarla, stampare questa pagina o salvarla come PDF dal browser.',
  },
  es: {
    title: 'Recibo',
    back: 'Volver al pedido',
    seller: ['Vendedor', 'Veralune SA', 'Calle de los Boticarios 18', '28004 Madrid', 'hola@veralune.es'],
    invoice: 'Facturación',
    facts: ['Fecha', 'Número de pedido', 'Pago'],
    payment: 'Tarjeta',
    lines: 'Tus productos',
    columns: ['Producto', 'Cantidad', 'Precio unitario', 'Total'],
    sums: ['Descuento', 'Entrega · A domicilio', 'gratis', 'Total'],
    vat: ['IVA incluido en el total', 'Tipo', 'Base', 'IVA'],
    tax: ['10 %', '47,70 €', '4,77 €'],
    print: 'Para guardarlo, imprime esta página o guárdala como PDF desde el navegador.',
  },
};

function receipt(language: Language): MyReceiptScreenProps {
  const { title, back, seller, invoice, facts, payment, lines, columns, sums, vat, tax, print } = words[language];
  const [order] = ordersIn(language).orders;
  const values = [order?.date.text, order?.number, payment];
  const [sellerTitle, ...sellerLines] = seller;
  const [name, count, price, total] = columns;
  const [discount, delivery, free, sum] = sums;
  const [caption, ...vatColumns] = vat;
  return {
    title: `${title} ${order?.number ?? ''}`,
    back: { label: back, href: order?.href ?? '' },
    parties: [
      { title: sellerTitle, lines: sellerLines },
      { title: invoice, lines: addresses[language][1].lines },
    ],
    facts: facts.map((label, index) => ({ label, value: values[index] ?? '' })),
    table: {
      caption: lines,
      columns: { name, count, price, total },
      rows: orderedLines[language].map((line) => ({
        name: line.name,
        detail: line.packaging,
        count: String(line.quantity),
        price: line.count.split(' × ')[1] ?? '',
        total: line.total.amount,
      })),
      sums: [
        { label: discount, amount: '−5,83 €' },
        { label: delivery, amount: free },
        { label: sum, amount: '52,47 €' },
      ],
    },
    vat: { caption, columns: vatColumns, rows: [tax] },
    print,
  };
}

const byLanguage = inEachLanguage(receipt);
const { de } = byLanguage;

export const myReceiptExamples = {
  byLanguage,
  states: {
    /** The longest names and amounts, and two rates. */
    longest: {
      ...de,
      table: {
        ...de.table,
        rows: [
          {
            name: 'Phytorelle Schwangerschaftsbegleitende Mikronährstoffkombination',
            detail: 'Magensaftresistente Weichgelatinekapseln · 120 Stück',
            count: '12',
            price: '1.129,90 CHF',
            total: '13.558,80 CHF',
          },
          ...de.table.rows,
        ],
        sums: [
          { label: 'Rabatt', amount: '−1.355,88 CHF' },
          { label: 'Versand · Express nach Hause', amount: '14,90 CHF' },
          { label: 'Gesamtsumme', amount: '12.217,82 CHF' },
        ],
      },
      vat: {
        ...de.vat,
        rows: [
          ['2,6 %', '11.893,69 CHF', '309,23 CHF'],
          ['8,1 %', '13,78 CHF', '1,12 CHF'],
        ],
      },
    },
  } satisfies Record<string, MyReceiptScreenProps>,
};
