import type { ArticleItem } from '../../components/article-card/article-card.tsx';
import type { PillNavItem } from '../../components/pill-nav/pill-nav.tsx';
import type { AboutScreenProps } from './about.tsx';

/** The motifs of the pages, in turn. */
const motifs = ['balance', 'sprout', 'waves', 'map', 'table', 'carton', 'flower', 'flask', 'phases', 'rings'] as const;

function pagesOf(base: string, rows: readonly (readonly [title: string, summary: string])[]): ArticleItem[] {
  return rows.map(([title, summary], index) => ({
    href: `${base}/${index + 1}`,
    title,
    summary,
    seed: `about-${index}`,
    drawing: motifs[index % motifs.length],
    image: null,
  }));
}

function navOf(base: string, labels: readonly string[], current: number): PillNavItem[] {
  return labels.map((label, index) => ({ label, href: `${base}/${index}`, current: index === current }));
}

const fr: AboutScreenProps = {
  title: 'À propos de Veralune',
  intro: 'Qui nous sommes, comment nous travaillons et ce à quoi nous nous engageons.',
  figures: [
    { figure: '1998', label: 'année de fondation' },
    { figure: '212', label: 'personnes' },
    { figure: '5', label: 'pays' },
  ],
  quote: {
    text: '« Nous préférons dire peu et pouvoir le montrer. »',
    name: 'Claire Vandeput',
    role: 'Directrice générale',
  },
  pages: {
    title: 'Mieux nous connaître',
    items: pagesOf('/fr/a-propos', [
      ['Notre histoire', 'Une arrière-boutique de pharmacie, trois boîtes de Petri et une question.'],
      ['Nos engagements', 'Ce que nous promettons, et comment vous pouvez le vérifier.'],
      ['Nos équipes', 'Celles et ceux qui cultivent, analysent et répondent au téléphone.'],
    ]),
  },
};

const nl: AboutScreenProps = {
  title: 'Over Veralune',
  intro: 'Wie wij zijn, hoe wij werken en waar wij ons toe verbinden.',
  figures: [
    { figure: '1998', label: 'jaar van oprichting' },
    { figure: '212', label: 'medewerkers' },
    { figure: '5', label: 'landen' },
  ],
  quote: { text: '“Liever weinig zeggen, en het kunnen tonen.”', name: 'Claire Vandeput', role: 'Algemeen directeur' },
  pages: {
    title: 'Beter kennismaken',
    items: pagesOf('/nl/over-veralune', [
      ['Ons verhaal', 'De achterkamer van een apotheek, drie petrischalen en één vraag.'],
      ['Onze engagementen', 'Wat we beloven, en hoe u het kunt nagaan.'],
      ['Onze teams', 'Wie kweekt, onderzoekt en de telefoon opneemt.'],
    ]),
  },
};

const de: AboutScreenProps = {
  title: 'Über Veralune',
  intro: 'Wer wir sind, wie wir arbeiten und wozu wir uns verpflichten.',
  figures: [
    { figure: '1998', label: 'Gründungsjahr' },
    { figure: '212', label: 'Mitarbeiterinnen und Mitarbeiter' },
    { figure: '5', label: 'Länder' },
  ],
  quote: { text: '„Lieber wenig sagen und es zeigen können.“', name: 'Claire Vandeput', role: 'Geschäftsführerin' },
  pages: {
    title: 'Lernen Sie uns kennen',
    items: pagesOf('/uber-veralune', [
      ['Unsere Geschichte', 'Das Hinterzimmer einer Apotheke, drei Petrischalen und eine Frage.'],
      ['Unsere Verpflichtungen', 'Was wir versprechen und wie Sie es nachprüfen können.'],
      ['Unsere Menschen', 'Wer züchtet, prüft und ans Telefon geht.'],
    ]),
  },
};

const it: AboutScreenProps = {
  title: 'Chi è Veralune',
  intro: 'Chi siamo, come lavoriamo e quali impegni ci assumiamo.',
  figures: [
    { figure: '1998', label: 'anno di fondazione' },
    { figure: '212', label: 'persone' },
    { figure: '5', label: 'Paesi' },
  ],
  quote: { text: '«Meglio dire poco e poterlo mostrare.»', name: 'Claire Vandeput', role: 'Direttrice generale' },
  pages: {
    title: 'Per conoscerci meglio',
    items: pagesOf('/chi-e-veralune', [
      ['La nostra storia', 'Il retrobottega di una farmacia, tre capsule di Petri e una domanda.'],
      ['I nostri impegni', 'Che cosa promettiamo e come puoi verificarlo.'],
      ['Le nostre persone', 'Chi coltiva, analizza e risponde al telefono.'],
    ]),
  },
};

const es: AboutScreenProps = {
  title: 'Sobre Veralune',
  intro: 'Quiénes somos, cómo trabajamos y a qué nos comprometemos.',
  figures: [
    { figure: '1998', label: 'año de fundación' },
    { figure: '212', label: 'personas' },
    { figure: '5', label: 'países' },
  ],
  quote: { text: '«Preferimos decir poco y poder demostrarlo.»', name: 'Claire Vandeput', role: 'Directora general' },
  pages: {
    title: 'Conócenos mejor',
    items: pagesOf('/sobre-veralune', [
      ['Nuestra historia', 'La trastienda de una farmacia, tres placas de Petri y una pregunta.'],
      ['Nuestros compromisos', 'Qué prometemos y cómo puedes comprobarlo.'],
      ['Nuestro equipo', 'Quienes cultivan, analizan y cogen el teléfono.'],
    ]),
  },
};

export const aboutExamples = {
  byLanguage: { fr, nl, de, it, es },
  bare: { title: de.title, intro: de.intro, pages: de.pages },
  year: {
    ...de,
    groups: { label: 'Themen', items: navOf('/uber-veralune', ['Alle Themen', 'Das Unternehmen', 'Die Menschen'], 1) },
    years: { label: 'Jahre', items: navOf('/uber-veralune/unternehmen', ['Alle Jahre', '2026', '2024'], 2) },
    pages: { ...de.pages, items: de.pages.items.slice(0, 1) },
  },
} satisfies { byLanguage: Record<string, AboutScreenProps>; bare: AboutScreenProps; year: AboutScreenProps };
