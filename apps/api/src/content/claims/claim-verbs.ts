import type { Language } from '@veralune/routing';

/** Verbs and phrases that say what something does for the body, as parts of a pattern, in lower case and with ss for ß. */
const verbs: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'contribu(?:e|ent|er|ant)',
    'jou(?:e|ent|er) un rôle',
    'aid(?:e|ent|er|ant)',
    'favoris(?:e|ent|er|ant)',
    'renforc(?:e|ent|er|ant)',
    'stimul(?:e|ent|er|ant)',
    'amélior(?:e|ent|er|ant)',
    'prot[èé]g(?:e|ent|er|eant)',
    'sout(?:ient|iennent|enir)',
    'rédui(?:t|sent|re|sant)',
    'accroî(?:t|tre)|augment(?:e|ent|er)',
    'apais(?:e|ent|er)|soulag(?:e|ent|er)|calm(?:e|ent|er)|déten(?:d|dent|dre)',
    'prév(?:ient|iennent|enir)|lutt(?:e|ent|er) contre',
    'régul(?:e|ent|er)|facilit(?:e|ent|er)',
    'nécessaires? (?:à|au)|bon(?:ne)?s? pour',
  ],
  nl: [
    // Separable: “zink draagt … bij”.
    'dra(?:agt|gen)(?= (?:[^.;:]{0,80} )?bij(?![\\p{L}]))|bij te dragen|bijdra(?:agt|gen)',
    'spe(?:elt|len) een rol',
    'help(?:t|en)|ondersteun(?:t|en)',
    'versterk(?:t|en)|bevorder(?:t|en)|stimuleert|stimuleren',
    'verbeter(?:t|en)|bescherm(?:t|en)',
    'verminder(?:t|en)|verhoogt|verhogen|voorkom(?:t|en)',
    'verlicht(?:en)?|kalmeert|kalmeren|ontspan(?:t|nen)',
    'regelt|regelen|vergemakkelijk(?:t|en)',
    '(?:nodig|goed) voor(?! \\d)',
  ],
  de: [
    // Separable: “Zink trägt … bei”.
    'tr[äa]g(?:t|en)(?= (?:[^.;:]{0,200} )?bei(?![\\p{L}]))|tr[äa]g(?:t|en) dazu bei|beitr[äa]g(?:t|en)|beizutragen',
    'hat eine funktion|haben eine funktion|spiel(?:t|en) eine rolle',
    'unterstütz(?:t|en)|stärk(?:t|en)|förder(?:t|n)|schütz(?:t|en)|verbesser(?:t|n)',
    'hilft|helfen',
    'verringer(?:t|n)|reduzier(?:t|en)|erhöh(?:t|en)|steiger(?:t|n)',
    'linder(?:t|n)|beruhig(?:t|en)|entspann(?:t|en)|beugt',
    'regulier(?:t|en)|erleichter(?:t|n)',
    '(?:wird|werden) für|gut für',
  ],
  it: [
    'contribu(?:isce|iscono|ire|endo)',
    'favori(?:sce|scono|re)',
    'aiuta(?:no|re)?',
    'r[ia](?:nf|ff)orza(?:no|re)?|stimola(?:no|re)?|migliora(?:no|re)?',
    'protegg(?:e|ono)|proteggere',
    'sostien(?:e)|sostengono|sostenere',
    'riduc(?:e|ono)|ridurre|accresc(?:e|ono)|accrescere|aument(?:a|ano|are)',
    'allevia(?:no|re)?|calma(?:no|re)?|rilassa(?:no|re)?',
    'previene|prevengono|prevenire|interv(?:iene|engono)',
    'regola(?= (?:il?|l[aeo’]|gli)(?![\\p{L}]))|regola(?:no|re)|facilita(?:no|re)?',
    'necessari[oa]? per|fa bene|fanno bene',
  ],
  es: [
    'contribu(?:ye|yen|ir)',
    'ayuda(?:n|r)?|favorece(?:n|r)?',
    'refuerza(?:n)?|reforzar|estimula(?:n|r)?|mejora(?:n|r)?',
    'protege(?:n|r)?|sostiene(?:n)?',
    'reduce(?:n)?|reducir|aumenta(?:n|r)?',
    'alivia(?:n|r)?|calma(?:n|r)?|relaja(?:n|r)?',
    'previene(?:n)?|prevenir|interviene(?:n)?',
    'regula(?:n|r)?|facilita(?:n|r)?',
    'necesari[oa]s? para|buen[oa]s? para',
  ],
};

/** Finds the verbs of a language in a folded sentence. */
export const claimVerbs = Object.fromEntries(
  Object.entries(verbs).map(([language, parts]) => [
    language,
    new RegExp(`(?<![\\p{L}])(?:${parts.join('|')})(?![\\p{L}])`, 'gu'),
  ]),
) as Readonly<Record<Language, RegExp>>;
