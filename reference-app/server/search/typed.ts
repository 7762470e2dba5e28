/** Runs of characters that are written without spaces between words, as `portico_text` in the database takes them apart. */
const unspaced =
  /[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]{2,}/g;

/** What was typed, with quotes around words of such scripts: their characters must stand side by side. */
export function asPhrases(text: string): string {
  return text
    .normalize('NFKC')
    .split('"')
    .map((part, index) => (index % 2 === 0 ? part.replace(unspaced, '"$&"') : part))
    .join('"');
}
