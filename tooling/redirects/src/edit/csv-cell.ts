/** Quotes the text of a cell if necessary. A line that starts with `#` would be a comment. */
export function csvCell(text: string, delimiter = ','): string {
  return text.includes(delimiter) || /["\r\n]|^\s|\s$|^#/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
