import type { ButtonProps } from './button.tsx';

export const buttonExamples = {
  primary: { children: 'Découvrir Florelune', href: '/fr/marques/florelune' },
  secondary: { children: 'Wo Sie uns finden', href: '/apotheken', tone: 'secondary' },
  quiet: { children: 'Leggere l’articolo', href: '/consigli', tone: 'quiet', iconEnd: 'arrow' },
  withIcon: { children: 'Encontrar una farmacia', href: '/farmacias', icon: 'pharmacy' },
  small: { children: 'Filters toepassen', type: 'submit', size: 's' },
  longestGerman: {
    children: 'Nahrungsergänzungsmittel für Schwangerschaft und Stillzeit entdecken',
    href: '/produkte',
    iconEnd: 'arrow',
  },
  disabled: { children: 'Envoyer ma demande', type: 'submit', disabled: true },
  wide: { children: 'Ver los 12 resultados', type: 'submit', wide: true },
} as const satisfies Record<string, ButtonProps>;
