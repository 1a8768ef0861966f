import type { ButtonProps } from './button.tsx';
import { arrowPath, pharmacyPath } from '../icon/island-paths.ts';

export const buttonExamples = {
  primary: { children: 'Découvrir Florelune', href: '/fr/marques/florelune' },
  secondary: { children: 'Wo Sie uns finden', href: '/apotheken', tone: 'secondary' },
  quiet: { children: 'Leggere l’articolo', href: '/consigli', tone: 'quiet', iconEnd: arrowPath },
  withIcon: { children: 'Encontrar una farmacia', href: '/farmacias', icon: pharmacyPath },
  small: { children: 'Filters toepassen', type: 'submit', size: 's' },
  longestGerman: {
    children: 'Nahrungsergänzungsmittel für Schwangerschaft und Stillzeit entdecken',
    href: '/produkte',
    iconEnd: arrowPath,
  },
  disabled: { children: 'Envoyer ma demande', type: 'submit', disabled: true },
  wide: { children: 'Ver los 12 resultados', type: 'submit', wide: true },
} as const satisfies Record<string, ButtonProps>;
