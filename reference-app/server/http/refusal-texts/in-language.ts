import type { Locale } from '@portico/core/messages';
import arabic from './ar.json' with { type: 'json' };

type Sentence = {
  /** As the first of several. */
  first: RegExp;
  whole: RegExp;
  text: string;
};

/** @param english what it says, with `{name}` for what is not the same each time; a `{field}` is one word */
function sentenceOf([english, text]: [string, string]): Sentence {
  const pattern = english
    .split(/\{(\w+)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return RegExp.escape(part);
      return `(?<${part}>${part === 'field' ? String.raw`[\w.-]+` : '.+?'})`;
    })
    .join('');
  return { first: new RegExp(`^${pattern} `, 's'), whole: new RegExp(`^${pattern}$`, 's'), text };
}

/** By language, what refusals say, which they are written in English with; what is said to programs is not among it. */
const sentences: Partial<Record<Locale, readonly Sentence[]>> = {
  ar: Object.entries(arabic).map(sentenceOf),
};

/** Whatever is longer repeats what was sent: nobody reads it, and it could be made to take long. */
const longest = 2_000;

/** What a refusal says, in another language: sentence by sentence, and as it is where one of them is not known. */
export function inLanguage(message: string, language: Locale): string {
  const known = sentences[language];
  if (!known || message.length > longest) return message;
  return translated(message, { known, hopeless: new Set() }) ?? message;
}

/** @param options.hopeless how much was left where what was left is not known: each is tried once */
function translated(
  message: string,
  options: { known: readonly Sentence[]; hopeless: Set<number> },
): string | undefined {
  const { known, hopeless } = options;
  if (hopeless.has(message.length)) return undefined;
  for (const { first, text } of known) {
    const found = first.exec(message);
    const rest = found && translated(message.slice(found[0].length), options);
    if (rest) return `${filled(text, found)} ${rest}`;
  }
  // last, since a name may hold what looks like the end of a sentence
  for (const { whole, text } of known) {
    const found = whole.exec(message);
    if (found) return filled(text, found);
  }
  hopeless.add(message.length);
  return undefined;
}

const filled = (text: string, { groups }: RegExpExecArray): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => groups?.[name] ?? '');
