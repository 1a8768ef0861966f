import { accountFr } from './account/fr.ts';
import type { MailWords } from './mail-words.ts';

export const fr: MailWords = {
  greeting: 'Bonjour,',
  signature: 'L’équipe Veralune',
  noReply: 'Ce message est envoyé automatiquement. Merci de ne pas y répondre.',
  reference: 'Référence',
  sentAt: 'Envoyé le',
  receivedAt: 'Reçu le',
  fields: {
    subject: 'Sujet',
    profile: 'Profil',
    message: 'Message',
    civility: 'Civilité',
    firstname: 'Prénom',
    lastname: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    address_1: 'Adresse',
    address_2: 'Complément d’adresse',
    country: 'Pays',
    zipcode: 'Code postal',
    city: 'Ville',
    origin: 'A connu Veralune par',
    information: 'Souhaite recevoir',
    order_number: 'Numéro de commande',
    order_date: 'Commandé le',
    delivery_date: 'Reçu le',
    content: 'Contenu de la rétractation',
  },
  civility: { ms: 'Madame', m: 'Monsieur' },
  profile: {
    consumer: 'Particulier',
    family_doctor: 'Médecin généraliste',
    health_professional: 'Autre professionnel de santé',
    gastroenterologist: 'Gastro-entérologue',
    fertility_professional: 'Professionnel de santé spécialisé en fertilité',
    pharmacist: 'Pharmacien',
    abroad: 'Personne vivant à l’étranger',
  },
  subject: {
    documentation: 'Demande de documentation',
    product: 'Information sur un produit',
    account: 'Mon compte ou ma commande',
    company: 'Contact avec l’entreprise',
    restricted: 'Réservé aux professionnels de santé',
    other: 'Autre question',
  },
  origin: {
    MED: 'son médecin',
    PHA: 'son pharmacien',
    AMI: 'un proche',
    PRE: 'la presse',
    INT: 'internet',
    FON: 'la fondation',
    AUT: 'une autre voie',
  },
  information: { news: 'les actualités', advice: 'les conseils santé' },
  otherCountry: 'Autre pays',
  listSeparator: ', ',
  contactNotice: {
    title: (reference, subject) => `Demande de contact ${reference} : ${subject}`,
    paragraphs: [
      'Une demande a été envoyée avec le formulaire de contact. Répondez à ce message pour écrire à la personne.',
    ],
  },
  contactReceipt: {
    title: (reference) => `Nous avons bien reçu votre demande ${reference}`,
    paragraphs: [
      'Merci de nous avoir écrit. Votre demande nous est bien parvenue ; nous vous répondons dès que possible.',
      'Conservez la référence ci-dessous : elle nous permet de retrouver votre demande.',
    ],
  },
  withdrawalNotice: {
    title: (reference) => `Rétractation ${reference}`,
    paragraphs: ['Une personne se rétracte d’un achat. Elle a reçu un accusé de réception avec le même contenu.'],
  },
  withdrawalReceipt: {
    title: (reference) => `Accusé de réception de votre rétractation ${reference}`,
    paragraphs: [
      'Nous avons bien reçu votre rétractation. Voici son contenu, avec la date et l’heure de sa réception.',
      'Conservez ce message : il prouve que vous l’avez envoyée. Nous vous écrivons ensuite au sujet du retour et du remboursement.',
    ],
  },
  newsletterConfirm: {
    title: 'Confirmez votre inscription à la lettre d’information',
    paragraphs: [
      'Cette adresse a été inscrite à la lettre d’information de Veralune. Pour la recevoir, confirmez votre inscription dans les 7 jours.',
    ],
    action: 'Confirmer mon inscription',
    ignore:
      'Vous n’êtes pas à l’origine de cette demande ? Ignorez ce message : sans confirmation, vous ne recevrez rien et l’adresse sera effacée.',
  },
  newsletterWelcome: {
    title: 'Votre inscription à la lettre d’information est confirmée',
    paragraphs: [
      'Merci ! Vous recevrez désormais la lettre d’information de Veralune. Vous pouvez vous désinscrire à tout moment avec le lien ci-dessous.',
    ],
  },
  newsletterKnown: {
    title: 'Cette adresse est déjà inscrite à la lettre d’information',
    paragraphs: [
      'Une nouvelle inscription à la lettre d’information de Veralune a été demandée pour cette adresse, qui la reçoit déjà. Vous n’avez rien à faire.',
    ],
  },
  unsubscribe: 'Se désinscrire de la lettre d’information',
  stockReminder: {
    title: (product) => `${product} est de nouveau en stock`,
    paragraphs: (product) => [`Vous nous aviez demandé de vous prévenir\u00a0: ${product} est de nouveau en stock.`],
    action: 'Voir le produit',
    closing:
      'C’est le seul message que vous recevrez à ce sujet\u00a0: nous avons déjà effacé votre adresse de cette liste. Si vous n’avez rien demandé, quelqu’un l’a sans doute saisie par erreur, et vous n’avez rien à faire.',
  },
  account: accountFr,
};
