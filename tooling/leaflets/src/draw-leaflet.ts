import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { LeafletPart, LeafletTexts } from './leaflet-texts.ts';

type Pdf = PDFKit.PDFDocument;
type Blocks = LeafletPart['blocks'];

function fontFile(weight: 400 | 700): Buffer {
  return readFileSync(
    fileURLToPath(import.meta.resolve(`@fontsource/public-sans/files/public-sans-latin-${String(weight)}-normal.woff`)),
  );
}

const fonts = { text: fontFile(400), strong: fontFile(700) } as const;

/** Points. A leaflet is printed on A4 or A5. */
const layout = { margin: 56, text: 10.5, small: 8.5, title: 24, heading: 14 } as const;
const ink = '#1d2420';
const faint = '#5a635d';
const line = '#c9cec9';

/** The same input gives the same file, so the date is not that of the run. */
const createdOn = new Date('2026-11-01T00:00:00Z');

/** Characters of the font that leaflets use. Others would be printed as empty boxes. */
const drawable = /^[\u0020-\u007e\u00a0-\u00ffŒœ‘’“”„–…•€]*$/;

/** The text with characters that the font has. Throws for a character that has no substitute. */
function drawableText(text: string): string {
  const replaced = text.replaceAll('\u202f', '\u00a0');
  if (!drawable.test(replaced)) throw new Error(`The font of the leaflets does not have all characters of: ${text}`);
  return replaced;
}

interface Span {
  readonly tag: 'H1' | 'H2' | 'P' | 'LI' | 'Caption' | 'TH' | 'TD' | 'Note';
  readonly text: string;
  readonly font?: keyof typeof fonts;
  readonly size?: number;
  readonly color?: string;
  readonly options?: PDFKit.Mixins.TextOptions;
  readonly at?: { readonly x: number; readonly y: number };
}

type Parent = Pick<PDFKit.PDFStructureElement, 'add'>;

/** Adds a tagged text, so that screen readers get headings, lists and tables. */
function add(
  pdf: Pdf,
  parent: Parent,
  { tag, text, font = 'text', size = layout.text, color = ink, options, at }: Span,
) {
  const element = pdf.struct(tag, {}, () => {
    pdf.font(font).fontSize(size).fillColor(color);
    const printed = drawableText(text);
    if (at) pdf.text(printed, at.x, at.y, options);
    else pdf.text(printed, options);
  });
  parent.add(element);
}

function addBlocks(pdf: Pdf, parent: Parent, blocks: Blocks): void {
  for (const block of blocks) {
    if (block.kind === 'list') {
      const list = pdf.struct('L');
      parent.add(list);
      for (const item of block.items)
        add(pdf, list, { tag: 'LI', text: `•\u00a0\u00a0${item}`, options: { indent: 8, lineGap: 2 } });
    } else {
      add(pdf, parent, { tag: block.kind === 'heading' ? 'H2' : 'P', text: block.text, options: { lineGap: 2 } });
    }
    pdf.moveDown(0.5);
  }
}

function addPart(pdf: Pdf, parent: Parent, { title, blocks }: LeafletPart): void {
  pdf.moveDown(0.6);
  add(pdf, parent, { tag: 'H2', text: title, font: 'strong', size: layout.heading });
  pdf.moveDown(0.3);
  addBlocks(pdf, parent, blocks);
}

/** A line that assistive technology skips. */
function rule(pdf: Pdf): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(layout.margin, pdf.y)
    .lineTo(pdf.page.width - layout.margin, pdf.y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
  pdf.endMarkedContent();
}

const rowGap = 5;

function addRow(pdf: Pdf, table: Parent, cells: readonly string[], isHead: boolean): void {
  const row = pdf.struct('TR');
  table.add(row);
  const width = pdf.page.width - 2 * layout.margin;
  const widths = [0.5, 0.28, 0.22].map((share) => share * width);
  const font = isHead ? 'strong' : 'text';
  pdf.font(font).fontSize(layout.text);
  const height = Math.max(...cells.map((text, index) => pdf.heightOfString(text, { width: (widths[index] ?? 0) - 8 })));
  if (pdf.y + height > pdf.page.height - layout.margin) pdf.addPage();
  const y = pdf.y + rowGap;
  let x: number = layout.margin;
  cells.forEach((text, index) => {
    const cellWidth = widths[index] ?? 0;
    const tag = isHead || index === 0 ? 'TH' : 'TD';
    add(pdf, row, { tag, text, font, at: { x, y }, options: { width: cellWidth - 8 } });
    x += cellWidth;
  });
  pdf.x = layout.margin;
  pdf.y = y + height + rowGap;
  rule(pdf);
}

function addNutrition(pdf: Pdf, parent: Parent, { caption, columns, rows, footnote }: LeafletTexts['nutrition']): void {
  pdf.moveDown(0.6);
  add(pdf, parent, { tag: 'H2', text: caption, font: 'strong', size: layout.heading });
  pdf.moveDown(0.3);
  const table = pdf.struct('Table');
  parent.add(table);
  addRow(pdf, table, columns, true);
  for (const row of rows) addRow(pdf, table, row, false);
  pdf.moveDown(0.4);
  add(pdf, parent, { tag: 'P', text: footnote, size: layout.small, color: faint });
}

/** Draws a leaflet as a tagged PDF. The same texts give the same bytes. */
export async function drawLeaflet(texts: LeafletTexts): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: layout.margin,
    lang: texts.languageTag,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: texts.title, Author: texts.laboratory, CreationDate: createdOn, ModDate: createdOn },
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.registerFont('text', fonts.text).registerFont('strong', fonts.strong);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  add(pdf, root, { tag: 'P', text: texts.brand, font: 'strong', color: texts.color });
  add(pdf, root, { tag: 'H1', text: texts.name, font: 'strong', size: layout.title });
  pdf.moveDown(0.3);
  add(pdf, root, { tag: 'P', text: texts.summary, options: { lineGap: 2 } });
  addPart(pdf, root, texts.usage);
  addNutrition(pdf, root, texts.nutrition);
  for (const part of texts.parts) addPart(pdf, root, part);
  pdf.moveDown(1);
  add(pdf, root, { tag: 'P', text: texts.laboratory, size: layout.small, color: faint });
  root.end();
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}
