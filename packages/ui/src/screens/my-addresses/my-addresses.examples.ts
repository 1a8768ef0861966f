import { accountNavIn } from '../../components/account-nav/account-nav.examples.ts';
import { addressListIn } from '../../components/address-card/address-card.examples.ts';
import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { MyAddressesScreenProps } from './my-addresses.tsx';

type Words = readonly [title: string, intro: string, add: string, empty: string, text: string];

const words: Record<Language, Words> = {
  fr: [
    'Mes adresses',
    'Une adresse par défaut ne peut être supprimée : choisissez-en d’abord une autre.',
    'Ajouter une adresse',
    'Aucune adresse enregistrée',
    'Ajoutez-en une : votre prochaine commande ira plus vite.',
  ],
  nl: [
    'Mijn adressen',
    'Een standaardadres kunt u niet verwijderen: kies eerst een ander.',
    'Adres toevoegen',
    'Nog geen adressen',
    'Voeg er een toe, dan gaat uw volgende bestelling sneller.',
  ],
  de: [
    'Meine Adressen',
    'Eine Standardadresse lässt sich nicht löschen: Wählen Sie zuerst eine andere.',
    'Adresse hinzufügen',
    'Noch keine Adresse',
    'Legen Sie eine an, dann geht die nächste Bestellung schneller.',
  ],
  it: [
    'I miei indirizzi',
    'Un indirizzo predefinito non si può eliminare: prima scegline un altro.',
    'Aggiungi un indirizzo',
    'Nessun indirizzo salvato',
    'Aggiungine uno: il prossimo ordine sarà più veloce.',
  ],
  es: [
    'Mis direcciones',
    'Una dirección predeterminada no se puede eliminar: elige antes otra.',
    'Añadir una dirección',
    'No hay direcciones guardadas',
    'Añade una y tu próximo pedido será más rápido.',
  ],
};

function addresses(language: Language): MyAddressesScreenProps {
  const [title, intro, add, empty, text] = words[language];
  const list = addressListIn(language);
  return {
    title,
    intro,
    nav: accountNavIn(language, 'addresses'),
    addresses: list,
    empty: { title: empty, text },
    add: { label: add, href: `${list.action}?new` },
  };
}

const byLanguage = inEachLanguage(addresses);

export const myAddressesExamples = {
  byLanguage,
  states: {
    empty: { ...byLanguage.it, addresses: { ...byLanguage.it.addresses, addresses: [] } },
    defaultKept: {
      ...byLanguage.de,
      message: {
        tone: 'error',
        live: 'alert',
        title: 'Die Adresse wurde nicht gelöscht',
        children: '„Zu Hause“ ist Ihre Standard-Lieferadresse. Wählen Sie zuerst eine andere.',
      },
    },
    removed: {
      ...byLanguage.es,
      message: { tone: 'success', live: 'status', children: 'La dirección «Trabajo» se ha eliminado.' },
      addresses: { ...byLanguage.es.addresses, addresses: byLanguage.es.addresses.addresses.slice(0, 1) },
    },
  } satisfies Record<string, MyAddressesScreenProps>,
};
