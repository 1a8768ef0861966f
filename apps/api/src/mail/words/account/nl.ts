import type { AccountWords } from './account-words.ts';

export const accountNl: AccountWords = {
  verify: {
    title: 'Bevestig uw e-mailadres',
    paragraphs: [
      'Met dit adres werd een Veralune-account aangemaakt. Bevestig het adres binnen 7 dagen om te kunnen inloggen.',
    ],
    action: 'Mijn adres bevestigen',
    ignore:
      'Hebt u geen account aangemaakt? Dan hoeft u niets te doen: zonder bevestiging wordt het account gewist en kan niemand het gebruiken.',
  },
  known: {
    title: 'U hebt al een account',
    paragraphs: [
      'Dit adres werd zonet opgegeven voor een Veralune-account, terwijl er al een account met dit adres bestaat. Er is niets gewijzigd.',
      'Was u het zelf? Log dan in, of kies een nieuw wachtwoord als u het uwe vergeten bent.',
    ],
    action: 'Een nieuw wachtwoord kiezen',
  },
  reset: {
    title: 'Kies een nieuw wachtwoord',
    paragraphs: [
      'Voor uw Veralune-account werd een nieuw wachtwoord gevraagd. De link hieronder is één uur geldig en werkt één keer.',
    ],
    action: 'Een wachtwoord kiezen',
    ignore: 'Hebt u niets gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.',
  },
  unknown: {
    title: 'Geen account met dit adres',
    paragraphs: [
      'Voor dit adres werd een nieuw wachtwoord gevraagd, maar er is geen Veralune-account met dit adres.',
      'Was u het zelf? Probeer dan een ander adres of maak een account aan. Zo niet, dan hoeft u niets te doen.',
    ],
    action: 'Een account aanmaken',
  },
  passwordChanged: {
    title: 'Uw wachtwoord is gewijzigd',
    paragraphs: [
      'Het wachtwoord van uw Veralune-account is zonet gewijzigd. Andere toestellen zijn uitgelogd.',
      'Was u dat niet? Kies dan meteen een nieuw wachtwoord.',
    ],
    action: 'Een nieuw wachtwoord kiezen',
  },
  emailConfirm: {
    title: 'Bevestig uw nieuwe e-mailadres',
    paragraphs: [
      'Dit adres moet het oude vervangen in een Veralune-account. Bevestig het binnen 7 dagen; tot dan blijft het oude adres geldig.',
    ],
    action: 'Mijn nieuwe adres bevestigen',
    ignore: 'Hebt u niets gevraagd? Dan hoeft u niets te doen: zonder bevestiging verandert er niets.',
  },
  emailChanged: {
    title: 'Het e-mailadres van uw account is gewijzigd',
    paragraphs: [
      'Uw Veralune-account gebruikt voortaan een ander e-mailadres. Dit is het laatste bericht over dit account aan dit adres.',
      'Was u dat niet? Schrijf ons dan via het contactformulier op onze site.',
    ],
  },
  deleted: {
    title: 'Uw account is verwijderd',
    paragraphs: [
      'Zoals u vroeg, zijn uw Veralune-account en de gegevens erin gewist. De documenten van uw bestellingen bewaren we zonder uw persoon zolang de wet dat vraagt.',
    ],
  },
};
