import { multilingual, type Region } from './region.ts';

function province(code: string, source: string, fr: string, nl: string): Region {
  return multilingual(code, source, { fr, nl });
}

/** Provinces of Belgium and its capital region, by ISO 3166-2, and Luxembourg, which the Belgian shop serves. */
export const belgianRegions: readonly Region[] = [
  province('BE-VAN', 'Anvers', 'Anvers', 'Antwerpen'),
  province('BE-WBR', 'Brabant Wallon', 'Brabant wallon', 'Waals-Brabant'),
  province('BE-BRU', 'Bruxelles (19 communes)', 'Bruxelles-Capitale', 'Brussels Hoofdstedelijk Gewest'),
  province('BE-VBR', 'Brabant Flamand', 'Brabant flamand', 'Vlaams-Brabant'),
  province('BE-VWV', 'Flandre-Occidentale', 'Flandre-Occidentale', 'West-Vlaanderen'),
  province('BE-VOV', 'Flandre-Orientale', 'Flandre-Orientale', 'Oost-Vlaanderen'),
  province('BE-WHT', 'Hainaut', 'Hainaut', 'Henegouwen'),
  province('BE-WLG', 'Liège', 'Liège', 'Luik'),
  province('BE-VLI', 'Limbourg', 'Limbourg', 'Limburg'),
  province('BE-WLX', 'Luxembourg', 'Luxembourg (province belge)', 'Luxemburg (Belgische provincie)'),
  province('BE-WNA', 'Namur', 'Namur', 'Namen'),
];

export const luxembourg: Region = multilingual('LU', '', {
  fr: 'Grand-Duché de Luxembourg',
  nl: 'Groothertogdom Luxemburg',
});
