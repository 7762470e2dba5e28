import type { Locale } from '../../../contract/employer-config.ts';
import arabic from './ar.json' with { type: 'json' };

type Sentence = { pattern: RegExp; text: string };

/** @param english what it says, with `{name}` for what is not the same each time */
const sentenceOf = ([english, text]: [string, string]): Sentence => {
  const pattern = english
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? `(?<${part}>.+?)` : RegExp.escape(part)))
    .join('');
  return { pattern: new RegExp(`^${pattern}(?: |$)`, 's'), text };
};

/** By language, what refusals say, which they are written in English with; what is said to programs is not among it. */
const sentences: Partial<Record<Locale, readonly Sentence[]>> = {
  ar: Object.entries(arabic).map(sentenceOf),
};

/** What a refusal says, in another language: sentence by sentence, and as it is where one of them is not known. */
export function inLanguage(message: string, language: Locale): string {
  const known = sentences[language];
  return (known && translated(message, known)) ?? message;
}

function translated(message: string, known: readonly Sentence[]): string | undefined {
  if (message === '') return '';
  for (const { pattern, text } of known) {
    const found = pattern.exec(message);
    if (!found) continue;
    const rest = translated(message.slice(found[0].length), known);
    if (rest === undefined) continue;
    const said = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => found.groups?.[name] ?? '');
    return rest === '' ? said : `${said} ${rest}`;
  }
  return undefined;
}
