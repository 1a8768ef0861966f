import type { AccountWords } from './account-words.ts';

export const accountFr: AccountWords = {
  verify: {
    title: 'Confirmez votre adresse e-mail',
    paragraphs: [
      'Un compte Veralune a été créé avec cette adresse. Pour pouvoir vous connecter, confirmez l’adresse dans les 7 jours.',
    ],
    action: 'Confirmer mon adresse',
    ignore:
      'Vous n’avez pas créé de compte ? Ignorez ce message : sans confirmation, le compte sera effacé et personne ne pourra l’utiliser.',
  },
  known: {
    title: 'Vous avez déjà un compte',
    paragraphs: [
      'Cette adresse vient d’être indiquée pour un compte Veralune, alors qu’un compte existe déjà à cette adresse. Rien n’a été modifié.',
      'Si la demande vient de vous, connectez-vous, ou choisissez un nouveau mot de passe si vous avez oublié le vôtre.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Un nouveau mot de passe a été demandé pour votre compte Veralune. Le lien ci-dessous est valable une heure et ne sert qu’une fois.',
    ],
    action: 'Choisir un mot de passe',
    ignore: 'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.',
  },
  unknown: {
    title: 'Aucun compte à cette adresse',
    paragraphs: [
      'Un nouveau mot de passe a été demandé pour cette adresse, mais aucun compte Veralune ne l’utilise.',
      'Si la demande vient de vous, essayez une autre adresse, ou créez un compte. Sinon, ignorez ce message.',
    ],
    action: 'Créer un compte',
  },
  passwordChanged: {
    title: 'Votre mot de passe a été modifié',
    paragraphs: [
      'Le mot de passe de votre compte Veralune vient d’être modifié. Les autres appareils ont été déconnectés.',
      'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe.',
    ],
    action: 'Choisir un nouveau mot de passe',
  },
  emailConfirm: {
    title: 'Confirmez votre nouvelle adresse e-mail',
    paragraphs: [
      'Cette adresse doit remplacer l’ancienne dans un compte Veralune. Confirmez-la dans les 7 jours ; jusque-là, l’ancienne adresse reste valable.',
    ],
    action: 'Confirmer ma nouvelle adresse',
    ignore: 'Vous n’avez rien demandé ? Ignorez ce message : sans confirmation, rien ne change.',
  },
  emailChanged: {
    title: 'L’adresse e-mail de votre compte a été modifiée',
    paragraphs: [
      'Votre compte Veralune utilise désormais une autre adresse e-mail. C’est le dernier message à propos de ce compte à l’adresse présente.',
      'Ce n’était pas vous ? Écrivez-nous par le formulaire de contact de notre site.',
    ],
  },
  deleted: {
    title: 'Votre compte a été supprimé',
    paragraphs: [
      'Comme vous l’avez demandé, votre compte Veralune et les données qui s’y trouvaient ont été effacés. Les documents de vos commandes sont conservés sans votre personne aussi longtemps que la loi l’exige.',
    ],
  },
};
