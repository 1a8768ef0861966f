/** German spelling without umlauts: `ö` is `oe`. */
const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `Österreich` → `osterreich` */
function withoutAccents(text: string) {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');
}

/** `Österreich` → `oesterreich` */
function withUmlautsSpelled(text: string) {
  return withoutAccents(text.toLowerCase().replaceAll(/[äöüß]/g, (letter) => spelled[letter] ?? letter));
}

/** Whether a label contains the typed text, ignoring case and accents. */
export function matches(label: string, typed: string): boolean {
  const query = withoutAccents(typed.trim());
  return withoutAccents(label).includes(query) || withUmlautsSpelled(label).includes(query);
}
