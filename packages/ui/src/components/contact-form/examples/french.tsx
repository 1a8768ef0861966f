import type { ContactFormProps } from './contact-form.tsx';
import { choices, required } from './market-lists.ts';

export const french: ContactFormProps = {
  state: { kind: 'ready' },
  required,
  options: {
    subject: choices(
      ['documentation', 'Demander de la documentation'],
      ['product', 'M’informer sur un produit'],
      ['account', 'Mon compte ou ma commande'],
      ['company', 'Contacter l’entreprise'],
      ['professional', 'Réservé aux professionnels de la santé'],
      ['other', 'Autre question'],
    ),
    profile: choices(
      ['consumer', 'Particulier'],
      ['doctor', 'Médecin généraliste'],
      ['pharmacist', 'Pharmacien ou pharmacienne'],
      ['gastroenterologist', 'Gastro-entérologue'],
      ['fertility', 'Professionnel de la fertilité'],
      ['other', 'Autre professionnel de la santé'],
      ['abroad', 'J’habite hors de Belgique'],
    ),
    civility: choices(['ms', 'Madame'], ['mr', 'Monsieur']),
    country: choices(['be', 'Belgique'], ['lu', 'Luxembourg']),
    origin: choices(
      ['MED', 'Mon médecin'],
      ['PHA', 'Mon pharmacien'],
      ['AMI', 'Une personne de mon entourage'],
      ['PRE', 'La presse'],
      ['INT', 'Internet'],
      ['AUT', 'Autre'],
    ),
  },
  labels: {
    request: 'Votre demande',
    person: 'Vos coordonnées',
    fields: {
      subject: 'Objet',
      profile: 'Vous êtes',
      message: 'Message',
      civility: 'Civilité',
      firstname: 'Prénom',
      lastname: 'Nom',
      email: 'Adresse e-mail',
      phone: 'Téléphone',
      address_1: 'Rue et numéro',
      address_2: 'Complément d’adresse',
      zipcode: 'Code postal',
      city: 'Commune',
      country: 'Pays',
      origin: 'Comment avez-vous connu nos produits ?',
    },
    hints: {
      message: 'Le nom du produit et le numéro de lot nous aident à répondre. N’indiquez pas de données médicales.',
      email: 'Nous répondons à cette adresse.',
      phone: 'Si vous préférez que nous vous appelions.',
    },
    consent: (
      <>
        J’ai lu la <a href="/fr/donnees-personnelles">politique de protection des données</a> et j’accepte que Veralune
        utilise mes réponses pour traiter ma demande.
      </>
    ),
    choose: 'Choisir',
    requiredNote: 'Les champs marqués d’une étoile sont obligatoires.',
    submit: 'Envoyer ma demande',
  },
  protection: (
    <>
      Ce formulaire est protégé par reCAPTCHA : la{' '}
      <a href="https://policies.google.com/privacy">politique de confidentialité</a> et les{' '}
      <a href="https://policies.google.com/terms">conditions d’utilisation</a> de Google s’appliquent.
    </>
  ),
};
