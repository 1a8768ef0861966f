import type { CornerNavProps } from './corner-nav.tsx';

export const cornerNavExamples = {
  french: {
    label: 'L’espace Florelune',
    brand: { label: 'Florelune', href: '/fr/marque/florelune' },
    items: [
      { label: 'L’espace Florelune', href: '/fr/florelune', current: false },
      { label: 'Immunité : ce que les nutriments apportent', href: '/fr/florelune/immunite', current: true },
      { label: 'Florelune en questions', href: '/fr/florelune/questions-reponses', current: false },
    ],
  },
  longestGerman: {
    label: 'Die Welt von Vigorine',
    brand: { label: 'Vigorine', href: '/marke/vigorine' },
    items: [
      { label: 'Die Welt von Vigorine', href: '/vigorine', current: true },
      { label: 'Nährstoffversorgung vor und nach dem Ausdauertraining', href: '/vigorine/training', current: false },
      { label: 'Gelenke, Knorpel und Bindegewebe im Überblick', href: '/vigorine/gelenke', current: false },
      { label: 'Häufig gestellte Fragen', href: '/vigorine/fragen-antworten', current: false },
      { label: 'Persönliche Begleitung', href: '/vigorine/begleitung', current: false },
    ],
  },
  alone: {
    label: 'Il mondo Somnelis',
    brand: { label: 'Somnelis', href: '/marchio/somnelis' },
    items: [{ label: 'Il mondo Somnelis', href: '/somnelis', current: true }],
  },
} satisfies Record<string, CornerNavProps>;
