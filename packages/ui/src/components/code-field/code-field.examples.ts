import type { CodeFieldLabels, CodeFieldProps, CodeState } from './code-field.tsx';

export const codeLabels = {
  fr: {
    title: 'Vous avez un code ?',
    field: 'Code promo, avantage ou de suivi médical',
    apply: 'Appliquer',
    remove: 'Retirer',
    applied: 'Code appliqué :',
  },
  nl: {
    title: 'Hebt u een code?',
    field: 'Promo-, voordeel- of opvolgingscode',
    apply: 'Toepassen',
    remove: 'Verwijderen',
    applied: 'Toegepaste code:',
  },
  de: {
    title: 'Haben Sie einen Code?',
    field: 'Aktions-, Vorteils- oder Begleitcode',
    apply: 'Einlösen',
    remove: 'Entfernen',
    applied: 'Eingelöster Code:',
  },
  it: {
    title: 'Hai un codice?',
    field: 'Codice promozionale, vantaggio o di controllo medico',
    apply: 'Applica',
    remove: 'Rimuovi',
    applied: 'Codice applicato:',
  },
  es: {
    title: '¿Tienes un código?',
    field: 'Código promocional, de ventaja o de seguimiento médico',
    apply: 'Aplicar',
    remove: 'Quitar',
    applied: 'Código aplicado:',
  },
} as const satisfies Record<string, CodeFieldLabels>;

/** Each reason to refuse a code, in French. */
export const refusals = {
  invalid: {
    kind: 'refused',
    reason: 'invalid',
    code: 'BIENVENU10',
    message: 'Nous ne connaissons pas ce code. Vérifiez chaque lettre, ou essayez sans espace.',
  },
  used: {
    kind: 'refused',
    reason: 'used',
    code: 'CSM-4812-77',
    message: 'Ce code de suivi a déjà servi. Il n’est valable qu’une fois.',
  },
  condition: {
    kind: 'refused',
    reason: 'condition',
    code: 'CSM-4812-78',
    message: 'Ce code s’applique dès 60 € d’achat. Il vous manque 15,20 €.',
  },
  login: {
    kind: 'refused',
    reason: 'login',
    code: 'FIDELE',
    message: 'Ce code est réservé aux clients connectés.',
    link: { label: 'Se connecter pour l’utiliser', href: '/fr/connexion?redirect=/fr/panier' },
  },
} as const satisfies Record<string, CodeState>;

function field(state: CodeState): CodeFieldProps {
  return {
    id: 'code',
    name: 'code',
    action: '/fr/panier',
    state,
    labels: codeLabels.fr,
  };
}

export const codeFieldExamples = {
  idle: field({ kind: 'idle' }),
  applied: field({ kind: 'applied', code: 'BIENVENUE10', benefit: '10 % de réduction' }),
  invalid: field(refusals.invalid),
  used: field(refusals.used),
  condition: field(refusals.condition),
  login: field(refusals.login),
  longestGerman: {
    ...field({
      kind: 'applied',
      code: 'EMPFEHLUNGSGUTSCHEIN-HERBST-2026',
      benefit: 'Ein kostenloses Produkt aus der ärztlich begleiteten Ernährungsberatung',
    }),
    labels: codeLabels.de,
  },
} satisfies Record<string, CodeFieldProps>;
