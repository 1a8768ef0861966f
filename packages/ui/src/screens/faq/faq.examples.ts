import type { FaqItem } from '../../components/faq-list/faq-list.tsx';
import type { Language } from '../../examples/language.examples.ts';
import type { FaqGroup, FaqScreenProps } from './faq.tsx';

type Row = readonly [question: string, ...paragraphs: string[]];

/** Groups of questions; numbers are unique in the page, like the catalogue's ids. */
function groupsOf(groups: Readonly<Record<string, readonly [title: string, ...rows: Row[]]>>): readonly FaqGroup[] {
  return Object.entries(groups).map(([id, [title, ...rows]], group) => ({
    id,
    title,
    faqs: rows.map(([question, ...paragraphs], row): FaqItem => ({
      id: 10 * group + row + 1,
      question,
      answer: paragraphs.map((text) => ({ kind: 'paragraph', text })),
    })),
  }));
}

const fr: FaqScreenProps = {
  title: 'Aide en ligne',
  intro: 'Les réponses sur nos produits, votre pharmacie et ce site.',
  groups: groupsOf({
    produits: [
      'Les produits',
      [
        'À quel moment de la journée les prendre ?',
        'Le mode d’emploi de chaque produit le dit. Sans indication, choisissez un repas et gardez l’habitude.',
      ],
      [
        'Puis-je associer plusieurs compléments ?',
        'Comparez d’abord les étiquettes : un même nutriment peut s’y trouver deux fois. Votre pharmacien vérifie avec vous.',
      ],
      [
        'Je prends un médicament. Est-ce compatible ?',
        'Demandez-le à votre médecin ou à votre pharmacien avant la première prise. Nous ne pouvons pas répondre à leur place.',
      ],
    ],
    pharmacies: [
      'Les pharmacies',
      [
        'Ma pharmacie n’a pas le produit.',
        'Elle peut le commander auprès de son grossiste et le recevoir sous 48 heures.',
      ],
      [
        'Comment trouver une pharmacie partenaire ?',
        'Saisissez un code postal ou une commune dans « Trouver une pharmacie ». Votre position n’est utilisée que si vous l’acceptez.',
      ],
    ],
    site: [
      'Ce site',
      [
        'Comment changer de langue ?',
        'Le choix se trouve en haut de chaque page. Vous restez sur la même page, dans l’autre langue.',
      ],
      [
        'Comment revenir sur mon choix de cookies ?',
        'Au bas de chaque page, « Gérer mes cookies » ouvre vos préférences.',
      ],
    ],
  }),
  callOut: {
    title: 'Votre question n’y est pas ?',
    text: 'Le laboratoire vous répond du lundi au vendredi.',
    link: { label: 'Nous écrire', href: '/fr/contactez-nous' },
  },
  labels: { onThisPage: 'Sur cette page' },
};

const nl: FaqScreenProps = {
  title: 'Onlinehulp',
  intro: 'Antwoorden over onze producten, uw apotheek en deze site.',
  groups: groupsOf({
    producten: [
      'De producten',
      [
        'Op welk moment van de dag neem ik ze in?',
        'Dat staat in de gebruiksaanwijzing van elk product. Staat er niets, kies dan een vaste maaltijd.',
      ],
      [
        'Mag ik verschillende supplementen combineren?',
        'Vergelijk eerst de etiketten: dezelfde voedingsstof kan er twee keer in zitten. Uw apotheker kijkt het met u na.',
      ],
      [
        'Ik neem een geneesmiddel. Gaat dat samen?',
        'Vraag het aan uw arts of apotheker voor u begint. Wij kunnen niet in hun plaats antwoorden.',
      ],
    ],
    apotheken: [
      'De apotheken',
      ['Mijn apotheek heeft het product niet.', 'Ze kan het bij de groothandel bestellen en heeft het binnen 48 uur.'],
      [
        'Hoe vind ik een partnerapotheek?',
        'Geef een postcode of gemeente in bij ‘Vind een apotheek’. Uw locatie gebruiken we alleen als u dat wilt.',
      ],
    ],
    site: [
      'Deze site',
      ['Hoe verander ik van taal?', 'Bovenaan elke pagina kiest u de taal. U blijft op dezelfde pagina.'],
      ['Hoe pas ik mijn cookiekeuze aan?', 'Onderaan elke pagina opent ‘Mijn cookies beheren’ uw voorkeuren.'],
    ],
  }),
  callOut: {
    title: 'Staat uw vraag er niet bij?',
    text: 'Het laboratorium antwoordt van maandag tot vrijdag.',
    link: { label: 'Schrijf ons', href: '/nl/contact' },
  },
  labels: { onThisPage: 'Op deze pagina' },
};

const de: FaqScreenProps = {
  title: 'Hilfe',
  intro: 'Antworten rund um unsere Produkte, Ihre Apotheke und diese Website.',
  groups: groupsOf({
    produkte: [
      'Produkte',
      [
        'Zu welcher Tageszeit nehme ich sie ein?',
        'Das steht in der Verzehrempfehlung jedes Produkts. Steht dort nichts, wählen Sie eine Mahlzeit und bleiben Sie dabei.',
      ],
      [
        'Kann ich mehrere Nahrungsergänzungsmittel kombinieren?',
        'Vergleichen Sie zuerst die Etiketten: Derselbe Nährstoff kann doppelt vorkommen. Ihre Apotheke prüft es gern mit Ihnen.',
      ],
      [
        'Ich nehme ein Arzneimittel. Verträgt sich das?',
        'Fragen Sie vor der ersten Einnahme in Ihrer Arztpraxis oder Apotheke. An ihrer Stelle können wir nicht antworten.',
      ],
    ],
    apotheken: [
      'Apotheken',
      [
        'Meine Apotheke hat das Produkt nicht vorrätig.',
        'Sie kann es beim Großhandel bestellen und hat es innerhalb von 48 Stunden.',
      ],
      [
        'Wie finde ich eine Partnerapotheke?',
        'Geben Sie unter „Eine Apotheke finden“ Postleitzahl oder Ort ein. Ihren Standort nutzen wir nur, wenn Sie zustimmen.',
      ],
    ],
    website: [
      'Diese Website',
      [
        'Wie finde ich ein Produkt wieder?',
        'Die Suche kennt die letzten fünf Begriffe, die Sie eingegeben haben. Sie bleiben auf Ihrem Gerät.',
      ],
      [
        'Wie ändere ich meine Cookie-Auswahl?',
        'Am Ende jeder Seite öffnet „Cookie-Einstellungen verwalten“ Ihre Auswahl.',
      ],
    ],
  }),
  callOut: {
    title: 'Noch eine Frage?',
    text: 'Unser Labor antwortet Ihnen von Montag bis Freitag.',
    link: { label: 'Kontakt aufnehmen', href: '/kontakt' },
  },
  labels: { onThisPage: 'Auf dieser Seite' },
};

const it: FaqScreenProps = {
  title: 'Assistenza online',
  intro: 'Le risposte sui nostri prodotti, sulla farmacia e su questo sito.',
  groups: groupsOf({
    prodotti: [
      'I prodotti',
      [
        'In quale momento della giornata si prendono?',
        'Lo dicono le modalità d’uso di ogni prodotto. Se non è indicato, scegli un pasto e mantieni l’abitudine.',
      ],
      [
        'Posso prendere più integratori insieme?',
        'Prima confronta le etichette: lo stesso nutriente può esserci due volte. Il farmacista può controllare con te.',
      ],
      [
        'Prendo un medicinale. È compatibile?',
        'Chiedi al medico o al farmacista prima di cominciare. Non possiamo rispondere al loro posto.',
      ],
    ],
    farmacie: [
      'Le farmacie',
      ['La mia farmacia non ha il prodotto.', 'Può ordinarlo al grossista e riceverlo entro 48 ore.'],
      [
        'A chi posso chiedere un consiglio?',
        'Alla pagina «Chi può consigliarti?» trovi a chi rivolgerti, secondo la domanda.',
      ],
    ],
    sito: [
      'Questo sito',
      [
        'Come ritrovo un prodotto?',
        'La ricerca ricorda le ultime cinque parole che hai scritto. Restano sul tuo dispositivo.',
      ],
      ['Come cambio le preferenze sui cookie?', 'In fondo a ogni pagina, «Gestisci i cookie» apre le tue preferenze.'],
    ],
  }),
  callOut: {
    title: 'La tua domanda non c’è?',
    text: 'Il laboratorio risponde dal lunedì al venerdì.',
    link: { label: 'Scrivici', href: '/contattaci' },
  },
  labels: { onThisPage: 'In questa pagina' },
};

const es: FaqScreenProps = {
  title: 'Ayuda en línea',
  intro: 'Respuestas sobre nuestros productos, tu farmacia y este sitio.',
  groups: groupsOf({
    productos: [
      'Los productos',
      [
        '¿En qué momento del día se toman?',
        'Lo indica el modo de empleo de cada producto. Si no dice nada, elige una comida y mantén la costumbre.',
      ],
      [
        '¿Puedo combinar varios complementos?',
        'Compara antes las etiquetas: un mismo nutriente puede estar dos veces. Tu farmacéutico lo comprueba contigo.',
      ],
      [
        'Tomo un medicamento. ¿Es compatible?',
        'Pregunta a tu médico o farmacéutico antes de empezar. No podemos responder en su lugar.',
      ],
    ],
    farmacias: [
      'Las farmacias',
      ['Mi farmacia no tiene el producto.', 'Puede pedirlo al mayorista y recibirlo en 48 horas.'],
      [
        '¿Cómo encuentro una farmacia colaboradora?',
        'Escribe un código postal o una localidad en «Encontrar una farmacia». Tu ubicación, solo si quieres.',
      ],
    ],
    sitio: [
      'Este sitio',
      [
        '¿Cómo vuelvo a encontrar un producto?',
        'El buscador recuerda las cinco últimas palabras que escribiste. Se quedan en tu dispositivo.',
      ],
      ['¿Cómo cambio mi elección de cookies?', 'Al pie de cada página, «Gestionar mis cookies» abre tus preferencias.'],
    ],
  }),
  callOut: {
    title: '¿Tu pregunta no está?',
    text: 'El laboratorio responde de lunes a viernes.',
    link: { label: 'Escríbenos', href: '/contacto' },
  },
  labels: { onThisPage: 'En esta página' },
};

export const faqExamples = {
  byLanguage: { fr, nl, de, it, es } satisfies Record<Language, FaqScreenProps>,
  /** With a single subject there are no links to subjects. */
  oneGroup: { ...es, groups: es.groups.slice(0, 1), callOut: undefined },
  longestGerman: {
    ...de,
    title: 'Nahrungsergänzungsmittelverordnung und Verbraucherinformation',
    groups: de.groups.map((group, index) =>
      index === 0 ? { ...group, title: 'Verzehrempfehlungen und Nährstoffbezugswerte' } : group,
    ),
  },
};
