import { chosenAddressesIn } from '../../components/address-card/address-card.examples.ts';
import { stepsIn } from '../../components/checkout-steps/checkout-steps.examples.ts';
import { summaryOf } from '../../components/form-fields/with-errors.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import { checkoutDeliveryExamples } from '../checkout-delivery/checkout-delivery.examples.ts';
import type { CheckoutRecapScreenProps } from './checkout-recap.tsx';

interface Words {
  title: string;
  action: string;
  linesTitle: string;
  change: readonly [label: string, href: string];
  delivery: readonly [title: string, text: string, action: string];
  changeAddress: string;
  terms: string;
  withdrawal: string;
  submit: string;
}

const words: Record<Language, Words> = {
  fr: {
    title: 'Vérifiez votre commande',
    action: '/fr/commande/recapitulatif',
    linesTitle: 'Vos produits',
    change: ['Modifier le panier', '/fr/panier'],
    delivery: ['Mode de livraison', 'À domicile, 2 à 4 jours ouvrables', 'Modifier la livraison'],
    changeAddress: 'Changer d’adresse',
    terms: 'J’accepte les conditions générales de vente et j’ai lu la politique de protection des données.',
    withdrawal:
      'Vous pouvez changer d’avis pendant 14 jours après réception. Nous vous remboursons dans les 14 jours qui suivent votre message, sauf si nous attendons encore le retour ou la preuve de son envoi.',
    submit: 'Commander et payer',
  },
  nl: {
    title: 'Controleer uw bestelling',
    action: '/nl/bestelling/overzicht',
    linesTitle: 'Uw producten',
    change: ['Winkelmand wijzigen', '/nl/winkelmand'],
    delivery: ['Leveringswijze', 'Aan huis, 2 tot 4 werkdagen', 'Levering wijzigen'],
    changeAddress: 'Adres wijzigen',
    terms: 'Ik ga akkoord met de algemene verkoopvoorwaarden en heb het privacybeleid gelezen.',
    withdrawal:
      'U hebt 14 dagen bedenktijd na ontvangst. Wij betalen u terug binnen 14 dagen na uw bericht; we mogen wachten op de producten of op het bewijs dat u ze hebt teruggestuurd.',
    submit: 'Bestellen en betalen',
  },
  de: {
    title: 'Bestellung prüfen',
    action: '/bestellung/ubersicht',
    linesTitle: 'Ihre Produkte',
    change: ['Warenkorb ändern', '/warenkorb'],
    delivery: ['Versandart', 'Nach Hause, 2 bis 4 Werktage', 'Lieferung ändern'],
    changeAddress: 'Adresse ändern',
    terms: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen und habe die Datenschutzerklärung gelesen.',
    withdrawal:
      'Sie können innerhalb von 14 Tagen nach Erhalt widerrufen. Wir erstatten den Betrag binnen 14 Tagen nach Eingang Ihres Widerrufs; wir dürfen warten, bis die Produkte oder der Nachweis der Rücksendung bei uns sind.',
    submit: 'Zahlungspflichtig bestellen',
  },
  it: {
    title: 'Controlla il tuo ordine',
    action: '/ordine/riepilogo',
    linesTitle: 'I tuoi prodotti',
    change: ['Modifica il carrello', '/carrello'],
    delivery: ['Modalità di consegna', 'A domicilio, da 2 a 4 giorni lavorativi', 'Modifica la consegna'],
    changeAddress: 'Cambia l’indirizzo',
    terms: 'Accetto le condizioni generali di vendita e ho letto l’informativa sulla privacy.',
    withdrawal:
      'Puoi recedere entro 14 giorni dalla consegna. Ti rimborsiamo entro 14 giorni dalla tua comunicazione, salvo attesa del reso o della prova della sua spedizione.',
    submit: 'Ordina e paga',
  },
  es: {
    title: 'Revisa tu pedido',
    action: '/pedido/resumen',
    linesTitle: 'Tus productos',
    change: ['Modificar el carrito', '/carrito'],
    delivery: ['Forma de entrega', 'A domicilio, de 2 a 4 días laborables', 'Modificar la entrega'],
    changeAddress: 'Cambiar la dirección',
    terms: 'Acepto las condiciones generales de venta y he leído la política de protección de datos.',
    withdrawal:
      'Puedes desistir durante los 14 días siguientes a la entrega. Te devolvemos el dinero en los 14 días siguientes a tu aviso; podemos esperar a recibir los productos o una prueba de su envío.',
    submit: 'Pedir y pagar',
  },
};

function recap(language: Language): CheckoutRecapScreenProps {
  const { change, delivery, changeAddress, terms, ...rest } = words[language];
  const { summary, lines } = checkoutDeliveryExamples.byLanguage[language];
  const steps = stepsIn(language, 2);
  const toDelivery = steps.steps[1]?.href ?? '';
  return {
    ...rest,
    steps,
    lines,
    change: { label: change[0], href: change[1] },
    addresses: chosenAddressesIn(language).map((each) => ({
      ...each,
      actions: [{ label: changeAddress, href: toDelivery }],
    })),
    delivery: { title: delivery[0], text: delivery[1], action: { label: delivery[2], href: toDelivery } },
    terms: { id: 'terms', name: 'terms', label: terms, required: true },
    confirmed: '5247',
    summary,
  };
}

const byLanguage = inEachLanguage(recap);
const { de, nl } = byLanguage;
const missing = { terms: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.' };

export const checkoutRecapExamples = {
  byLanguage,
  states: {
    termsMissing: {
      ...de,
      terms: { ...de.terms, error: missing.terms },
      errors: summaryOf('Ein Schritt fehlt noch', missing),
    },
    failed: {
      ...nl,
      message: {
        tone: 'error',
        live: 'alert',
        title: 'Uw bestelling kon niet worden geplaatst',
        children: 'Er is niets afgeschreven. Probeer het zo dadelijk opnieuw.',
      },
    },
  } satisfies Record<string, CheckoutRecapScreenProps>,
};
