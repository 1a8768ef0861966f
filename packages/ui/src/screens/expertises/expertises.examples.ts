import type { ExpertiseItem, ExpertisesScreenProps } from './expertises.tsx';

type Row = readonly [title: string, summary: string, more: string, ...pages: string[]];

const drawings = ['culture', 'phases', 'veins'] as const;

function expertisesOf(base: string, rows: readonly [Row, Row, Row]): ExpertiseItem[] {
  return rows.map(([title, summary, more, ...pages], index) => ({
    id: `expertise-${index + 1}`,
    title,
    summary,
    drawing: drawings[index] ?? 'culture',
    link: { label: more, href: `${base}/${index + 1}` },
    pages: pages.map((label, page) => ({ label, href: `${base}/${index + 1}/${page + 1}` })),
  }));
}

const fr: ExpertisesScreenProps = {
  title: 'Nos expertises',
  intro: 'Microbiote, micronutrition, phytonutrition : les trois disciplines sur lesquelles repose notre laboratoire.',
  expertises: expertisesOf('/fr/expertise', [
    [
      'Le microbiote',
      'Nous cultivons nos souches nous-mêmes, et chacune porte son nom complet.',
      'Découvrir le microbiote',
      'Qu’est-ce qu’une souche ?',
      'De la culture à la gélule',
    ],
    [
      'La micronutrition',
      'Vitamines et minéraux : la bonne forme, à la bonne dose, et rien pour faire nombre.',
      'Découvrir la micronutrition',
      'Les formes du magnésium',
      'Lire une étiquette',
    ],
    [
      'La phytonutrition',
      'Une plante se connaît par son champ, sa récolte et son extrait.',
      'Découvrir la phytonutrition',
      'Du champ à l’extrait',
      'Titrer un extrait',
    ],
  ]),
  figures: {
    title: 'En quelques chiffres',
    items: [
      { figure: '1998', label: 'année de fondation' },
      { figure: '47', label: 'personnes en recherche et en contrôle' },
      { figure: '100 %', label: 'des lots analysés avant de partir' },
    ],
  },
  quote: {
    text: '« Une souche se reconnaît à son nom complet, comme une personne. »',
    name: 'Hélène Maes',
    role: 'Responsable de la microbiologie',
  },
};

const nl: ExpertisesScreenProps = {
  title: 'Onze expertise',
  intro: 'Microbiota, micronutritie en fytonutritie: de drie vakgebieden waarop ons laboratorium steunt.',
  expertises: expertisesOf('/nl/expertise', [
    [
      'De microbiota',
      'We kweken onze stammen zelf, en elke stam draagt zijn volledige naam.',
      'De microbiota ontdekken',
      'Wat is een stam?',
      'Van kweek tot capsule',
    ],
    [
      'Micronutritie',
      'Vitaminen en mineralen: de juiste vorm, in de juiste dosis, en niets voor de show.',
      'Micronutritie ontdekken',
      'De vormen van magnesium',
      'Een etiket lezen',
    ],
    [
      'Fytonutritie',
      'Een plant kent u aan haar akker, haar oogst en haar extract.',
      'Fytonutritie ontdekken',
      'Van akker tot extract',
      'Een extract titreren',
    ],
  ]),
  figures: {
    title: 'In enkele cijfers',
    items: [
      { figure: '1998', label: 'jaar van oprichting' },
      { figure: '47', label: 'mensen in onderzoek en controle' },
      { figure: '100%', label: 'van de loten onderzocht voor vertrek' },
    ],
  },
  quote: {
    text: '“Een stam herken je aan zijn volledige naam, net als een mens.”',
    name: 'Hélène Maes',
    role: 'Hoofd microbiologie',
  },
};

const de: ExpertisesScreenProps = {
  title: 'Unsere Fachgebiete',
  intro: 'Mikrobiota, Mikronährstoffe, Pflanzenstoffe: die drei Disziplinen, auf denen unser Labor beruht.',
  expertises: expertisesOf('/fachgebiet', [
    [
      'Mikrobiota',
      'Unsere Stämme züchten wir selbst, und jeder trägt seinen vollständigen Namen.',
      'Mehr zur Mikrobiota',
      'Was ist ein Bakterienstamm?',
      'Von der Kultur zur Kapsel',
    ],
    [
      'Mikronährstoffe',
      'Vitamine und Mineralstoffe: die richtige Form in der richtigen Menge, und nichts, nur damit es dabei ist.',
      'Mehr zu Mikronährstoffen',
      'Magnesiumverbindungen im Vergleich',
      'Ein Etikett lesen',
    ],
    [
      'Pflanzenstoffe',
      'Eine Pflanze kennt man an ihrem Feld, ihrer Ernte und ihrem Auszug.',
      'Mehr zu Pflanzenstoffen',
      'Vom Feld zum Extrakt',
      'Den Gehalt bestimmen',
    ],
  ]),
  figures: {
    title: 'In Zahlen',
    items: [
      { figure: '1998', label: 'Gründungsjahr' },
      { figure: '47', label: 'Menschen in Forschung und Qualitätsprüfung' },
      { figure: '100 %', label: 'der Chargen geprüft, bevor sie das Haus verlassen' },
    ],
  },
  quote: {
    text: '„Einen Stamm erkennt man an seinem vollen Namen, wie einen Menschen.“',
    name: 'Hélène Maes',
    role: 'Leiterin der Mikrobiologie',
  },
};

const it: ExpertisesScreenProps = {
  title: 'Le nostre competenze',
  intro: 'Microbiota, micronutrizione, fitonutrizione: le tre discipline su cui si fonda il nostro laboratorio.',
  expertises: expertisesOf('/competenza', [
    [
      'Il microbiota',
      'Coltiviamo noi stessi i nostri ceppi, e ognuno porta il suo nome completo.',
      'Scopri il microbiota',
      'Che cos’è un ceppo?',
      'Dalla coltura alla capsula',
    ],
    [
      'La micronutrizione',
      'Vitamine e minerali: la forma giusta, nella giusta quantità, e nulla solo per fare numero.',
      'Scopri la micronutrizione',
      'Le forme del magnesio',
      'Leggere un’etichetta',
    ],
    [
      'La fitonutrizione',
      'Una pianta si conosce dal campo, dal raccolto e dall’estratto.',
      'Scopri la fitonutrizione',
      'Dal campo all’estratto',
      'Titolare un estratto',
    ],
  ]),
  figures: {
    title: 'In cifre',
    items: [
      { figure: '1998', label: 'anno di fondazione' },
      { figure: '47', label: 'persone nella ricerca e nel controllo' },
      { figure: '100%', label: 'dei lotti analizzati prima di partire' },
    ],
  },
  quote: {
    text: '«Un ceppo si riconosce dal nome completo, come una persona.»',
    name: 'Hélène Maes',
    role: 'Responsabile della microbiologia',
  },
};

const es: ExpertisesScreenProps = {
  title: 'Nuestras competencias',
  intro: 'Microbiota, micronutrición y fitonutrición: las tres disciplinas en las que se apoya nuestro laboratorio.',
  expertises: expertisesOf('/competencia', [
    [
      'La microbiota',
      'Cultivamos nuestras cepas nosotros mismos, y cada una lleva su nombre completo.',
      'Descubrir la microbiota',
      '¿Qué es una cepa?',
      'Del cultivo a la cápsula',
    ],
    [
      'La micronutrición',
      'Vitaminas y minerales: la forma adecuada, en la cantidad adecuada, y nada por rellenar.',
      'Descubrir la micronutrición',
      'Las formas del magnesio',
      'Leer una etiqueta',
    ],
    [
      'La fitonutrición',
      'A una planta se la conoce por su campo, su cosecha y su extracto.',
      'Descubrir la fitonutrición',
      'Del campo al extracto',
      'Titular un extracto',
    ],
  ]),
  figures: {
    title: 'En cifras',
    items: [
      { figure: '1998', label: 'año de fundación' },
      { figure: '47', label: 'personas en investigación y control' },
      { figure: '100 %', label: 'de los lotes analizados antes de salir' },
    ],
  },
  quote: {
    text: '«Una cepa se reconoce por su nombre completo, como una persona.»',
    name: 'Hélène Maes',
    role: 'Responsable de microbiología',
  },
};

export const expertisesExamples = {
  byLanguage: { fr, nl, de, it, es },
  bare: {
    title: de.title,
    intro: de.intro,
    expertises: de.expertises.map((expertise) => ({ ...expertise, pages: [] })),
    callOut: {
      title: 'Noch eine Frage?',
      text: 'Unser Labor antwortet Ihnen.',
      link: { label: 'Frage stellen', href: '/kontakt' },
    },
  },
} satisfies { byLanguage: Record<string, ExpertisesScreenProps>; bare: ExpertisesScreenProps };
