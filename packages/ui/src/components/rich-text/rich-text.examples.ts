import { dataTableExamples } from '../data-table/data-table.examples.ts';
import { packImage } from '../picture/picture.examples.ts';
import type { RichTextProps } from './rich-text.tsx';

export const richTextExamples = {
  frenchArticle: {
    size: 'large',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Nous abritons plus de microbes que d’étoiles visibles à l’œil nu. La plupart vivent dans l’intestin, où ils forment un écosystème propre à chacun.',
      },
      { kind: 'heading', text: 'Un jardin, plutôt qu’une machine' },
      {
        kind: 'paragraph',
        text: 'On parle de « flore » depuis longtemps, et l’image reste bonne : rien n’y pousse d’un jour à l’autre, tout dépend du terrain. Les fibres, le sommeil et les saisons y laissent leur trace.',
      },
      {
        kind: 'list',
        items: [
          'Des légumes secs deux fois par semaine.',
          'Des aliments fermentés, en petites quantités et souvent.',
          'Un peu de patience : compter en semaines, pas en jours.',
        ],
      },
      { kind: 'quote', text: '« Une souche se reconnaît à son nom complet, comme une personne. »' },
      {
        kind: 'paragraph',
        text: 'Un complément alimentaire ne remplace pas une alimentation variée et équilibrée ni un mode de vie sain.',
      },
    ],
  },
  germanNotes: {
    blocks: [
      { kind: 'heading', text: 'Verzehrempfehlung' },
      { kind: 'paragraph', text: 'Täglich eine Tablette mit ausreichend Flüssigkeit zu einer Mahlzeit einnehmen.' },
      {
        kind: 'list',
        items: [
          'Die angegebene empfohlene tägliche Verzehrmenge darf nicht überschritten werden.',
          'Nahrungsergänzungsmittel sind kein Ersatz für eine ausgewogene und abwechslungsreiche Ernährung und eine gesunde Lebensweise.',
          'Außerhalb der Reichweite von kleinen Kindern aufbewahren.',
        ],
      },
      { kind: 'quote', text: '„Was auf der Packung steht, soll man ohne Wörterbuch verstehen.“' },
    ],
  },
  small: {
    size: 'small',
    level: 4,
    blocks: [
      { kind: 'paragraph', text: 'VRN: valores de referencia de nutrientes. «—» significa que no hay valor fijado.' },
    ],
  },
  escaped: { blocks: [{ kind: 'paragraph', text: '<strong>Signes</strong> & "guillemets" restent du texte.' }] },
  figure: {
    size: 'large',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Sur une boîte, chaque ligne répond à une question. Commencez par le nom de la souche.',
      },
      {
        kind: 'figure',
        image: { ...packImage('Florelune', '#1f6f5c'), alt: 'Une boîte de gélules, le nom sur la face avant' },
        caption: 'La face avant dit le nom et la quantité. La « dose journalière » est au dos.',
        credit: 'Dessin : Veralune',
      },
      { kind: 'paragraph', text: 'Le numéro de lot, lui, est imprimé près de la date.' },
    ],
  },
  table: {
    blocks: [
      { kind: 'heading', text: 'Aufbewahrung unserer Daten' },
      { kind: 'paragraph', text: 'Jede Angabe hat eine Frist. Danach wird sie gelöscht.' },
      { kind: 'table', ...dataTableExamples.retention },
      { kind: 'paragraph', text: 'Auf Wunsch löschen wir früher, soweit kein Gesetz etwas anderes verlangt.' },
    ],
  },
  wideTable: {
    size: 'large',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Un format ne se conserve pas comme un autre. Ce qui compte : la chaleur, l’air et l’humidité.',
      },
      { kind: 'table', ...dataTableExamples.wide },
      { kind: 'paragraph', text: 'Dans le doute, demandez à votre pharmacien.' },
    ],
  },
  empty: { blocks: [] },
} as const satisfies Record<string, RichTextProps>;
