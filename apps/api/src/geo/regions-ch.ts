import { multilingual, type Region } from './region.ts';

function canton(code: string, source: string, fr: string, de: string, it: string): Region {
  return multilingual(code, source, { fr, de, it });
}

/** Cantons of Switzerland. */
export const swissRegions: readonly Region[] = [
  canton('AG', 'Kanton Aargau', 'Argovie', 'Aargau', 'Argovia'),
  canton(
    'AI',
    'Kanton Appenzell Innerrhoden',
    'Appenzell Rhodes-Intérieures',
    'Appenzell Innerrhoden',
    'Appenzello Interno',
  ),
  canton(
    'AR',
    'Kanton Appenzell Ausserrhoden',
    'Appenzell Rhodes-Extérieures',
    'Appenzell Ausserrhoden',
    'Appenzello Esterno',
  ),
  canton('BE', 'Canton de Berne', 'Berne', 'Bern', 'Berna'),
  canton('BL', 'Kanton Basel-Landschaft', 'Bâle-Campagne', 'Basel-Landschaft', 'Basilea Campagna'),
  canton('BS', 'Kanton Basel-Stadt', 'Bâle-Ville', 'Basel-Stadt', 'Basilea Città'),
  canton('FR', 'Canton de Fribourg', 'Fribourg', 'Freiburg', 'Friburgo'),
  canton('GE', 'Genève', 'Genève', 'Genf', 'Ginevra'),
  canton('GL', 'Kanton Glarus', 'Glaris', 'Glarus', 'Glarona'),
  canton('GR', 'Kanton Graubünden', 'Grisons', 'Graubünden', 'Grigioni'),
  canton('JU', 'Jura', 'Jura', 'Jura', 'Giura'),
  canton('LU', 'Kanton Luzern', 'Lucerne', 'Luzern', 'Lucerna'),
  canton('NE', 'Neuchâtel', 'Neuchâtel', 'Neuenburg', 'Neuchâtel'),
  canton('NW', 'Kanton Nidwalden', 'Nidwald', 'Nidwalden', 'Nidvaldo'),
  canton('OW', 'Kanton Obwalden', 'Obwald', 'Obwalden', 'Obvaldo'),
  canton('SG', 'Kanton St. Gallen', 'Saint-Gall', 'St. Gallen', 'San Gallo'),
  canton('SH', 'Kanton Schaffhausen', 'Schaffhouse', 'Schaffhausen', 'Sciaffusa'),
  canton('SO', 'Kanton Solothurn', 'Soleure', 'Solothurn', 'Soletta'),
  canton('SZ', 'Kanton Schwyz', 'Schwytz', 'Schwyz', 'Svitto'),
  canton('TG', 'Kanton Thurgau', 'Thurgovie', 'Thurgau', 'Turgovia'),
  canton('TI', 'Ticino', 'Tessin', 'Tessin', 'Ticino'),
  canton('UR', 'Kanton Uri', 'Uri', 'Uri', 'Uri'),
  canton('VD', 'Canton de Vaud', 'Vaud', 'Waadt', 'Vaud'),
  canton('VS', 'Canton du Valais', 'Valais', 'Wallis', 'Vallese'),
  canton('ZG', 'Kanton Zug', 'Zoug', 'Zug', 'Zugo'),
  canton('ZH', 'Kanton Zürich', 'Zurich', 'Zürich', 'Zurigo'),
];
