import { footerExamples } from '../../components/footer/footer.examples.tsx';
import { headerExamples } from '../../components/header/header.examples.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { richTextExamples } from '../../components/rich-text/rich-text.examples.ts';
import { FrameContent, type FrameProps } from './frame.tsx';

const belgianFrench: FrameProps = {
  header: headerExamples.belgianFrench,
  footer: footerExamples.belgianFrench,
  labels: {
    skip: 'Accès rapides',
    skipToContent: 'Aller au contenu',
    skipToMenu: 'Aller au menu',
    skipToSearch: 'Aller à la recherche',
    goToTop: 'Retour en haut de la page',
  },
  children: (
    <FrameContent
      color="#1f6f5c"
      breadcrumb={{
        label: 'Fil d’Ariane',
        items: [
          { label: 'Accueil', href: '/fr' },
          { label: 'Le magazine', href: '/fr/conseils' },
          { label: 'Microbiotes', href: '/fr/conseils/microbiotes' },
          { label: 'Ce qui vit en nous' },
        ],
      }}
    >
      <div style={{ padding: 'var(--space-section) var(--page-margin)', maxWidth: 'var(--page-max)', margin: 'auto' }}>
        <h1 style={{ marginBlockEnd: 'var(--space-block)' }}>Ce qui vit en nous</h1>
        <RichText {...richTextExamples.frenchArticle} />
      </div>
    </FrameContent>
  ),
};

const longestGerman: FrameProps = {
  header: headerExamples.longestGerman,
  footer: footerExamples.longestGerman,
  labels: {
    skip: 'Schnellzugriff',
    skipToContent: 'Zum Inhalt springen',
    skipToMenu: 'Zum Hauptmenü springen',
    skipToSearch: 'Zur Suche springen',
    goToTop: 'Zurück zum Seitenanfang',
  },
  children: (
    <FrameContent
      color="#8a5a00"
      breadcrumb={{
        label: 'Sie sind hier',
        items: [
          { label: 'Startseite', href: '/' },
          { label: 'Nahrungsergänzungsmittel', href: '/produkte' },
          { label: 'Mikronährstoffversorgung', href: '/produkte/mikronaehrstoffe' },
          { label: 'Vitamine und Mineralstoffe' },
        ],
      }}
    >
      <div style={{ padding: 'var(--space-section) var(--page-margin)', maxWidth: 'var(--page-max)', margin: 'auto' }}>
        <h1 style={{ marginBlockEnd: 'var(--space-block)' }}>
          Nahrungsergänzungsmittel mit standardisierten Pflanzenextrakten
        </h1>
        <RichText {...richTextExamples.germanNotes} />
      </div>
    </FrameContent>
  ),
};

export const frameExamples = {
  belgianFrench,
  longestGerman,
  home: { ...belgianFrench, header: headerExamples.home },
  withBanner: { ...belgianFrench, header: headerExamples.withBanner },
} satisfies Record<string, FrameProps>;
