import type { Meta, StoryObj } from '@storybook/react-vite';

interface SpecimenProps {
  lang: string;
  lines: readonly { token: string; text: string; display: boolean }[];
}

function Specimen({ lang, lines }: SpecimenProps) {
  return (
    <div lang={lang} style={{ display: 'grid', gap: 'var(--space-6)' }}>
      {lines.map(({ token, text, display }) => (
        <div key={token}>
          <p style={{ color: 'var(--ink-soft)', fontSize: 'var(--text-xs)' }}>{token}</p>
          <p
            style={{
              maxInlineSize: display ? 'none' : 'var(--measure)',
              fontFamily: display ? 'var(--family-display)' : undefined,
              fontSize: `var(--${token})`,
              fontWeight: display ? 'var(--weight-display)' : undefined,
              lineHeight: display ? 'var(--leading-title)' : undefined,
              letterSpacing: display ? 'var(--tracking-title)' : undefined,
            }}
          >
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}

/**
 * Fraunces for display, Public Sans for text. Sizes grow with the viewport between 360 and 1440 pixels. Lines of text
 * hold 60 to 75 characters.
 */
const meta = { title: 'Foundations/Type', component: Specimen } satisfies Meta<typeof Specimen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const French: Story = {
  args: {
    lang: 'fr-BE',
    lines: [
      { token: 'title-xl', text: 'Ce qui vit en nous', display: true },
      { token: 'title-l', text: 'L’œuvre du temps, à petites doses', display: true },
      { token: 'title-m', text: 'Où trouver Veralune ?', display: true },
      { token: 'title-s', text: 'Vitamines et minéraux', display: true },
      { token: 'title-xs', text: 'Micralba Magnésium', display: true },
      { token: 'text-l', text: 'Chaque souche porte un nom, et nous l’écrivons en entier sur la boîte.', display: false },
      {
        token: 'text-m',
        text: 'On parle de « flore » depuis longtemps, et l’image reste bonne : rien n’y pousse d’un jour à l’autre. Comptez 24,90 € pour 30 jours.',
        display: false,
      },
      { token: 'text-s', text: '30 gélules · 15 g', display: false },
      { token: 'text-xs', text: 'VNR : valeurs nutritionnelles de référence.', display: false },
    ],
  },
};

export const GermanAndSpanish: Story = {
  args: {
    lang: 'de-DE',
    lines: [
      { token: 'title-xl', text: 'Größe zeigt sich in kleinen Dosen', display: true },
      { token: 'title-l', text: '«El sueño, los años y la piña»', display: true },
      { token: 'text-m', text: '„Gänsefüßchen“ stehen unten und oben; Übergrößen, Maße und Süßes auch.', display: false },
    ],
  },
};
