import { open } from 'node:fs/promises';

import { Parser } from 'htmlparser2';

import { readText } from '../../read-text.ts';
import { nameOf, type SourceFile } from '../../source-files.ts';
import { UnusableInput } from '../../unusable-input.ts';

export type PageScript = {
  text: string;
  /** Of the page, counted from 1. */
  line: number;
};

export type Page = {
  scripts: PageScript[];
  /** The address that the page calls its own; null where it does not. */
  address: string | null;
};

/** Far more than any page of one job; a page is read as a whole. */
const largestPage = 20_000_000;

/** What a page says that it is written in, in the bytes where a browser looks for it. */
async function declaredEncoding(file: SourceFile): Promise<string | undefined> {
  const handle = await open(file.path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    const label = /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(
      buffer.toString('latin1', 0, bytesRead),
    )?.[1];
    if (label === undefined) return undefined;
    try {
      return new TextDecoder(label).encoding;
    } catch (error) {
      throw new UnusableInput(`${nameOf(file)} says that it is written in ${label}, which is not known.`, {
        cause: error,
      });
    }
  } finally {
    await handle.close();
  }
}

/** Comment and CDATA marks are from times when browsers showed scripts as text. */
const withoutMarks = (text: string): string =>
  text.replace(/^\s*(?:\/\/\s*)?<!(?:--|\[CDATA\[)/, '').replace(/(?:\/\/\s*)?(?:-->|\]\]>)\s*$/, '');

/**
 * The JSON-LD of a page.
 * @throws UnusableInput when the page cannot be read as text, or is larger than pages are
 */
export async function readPage(
  file: SourceFile,
  { onBytes, encoding }: { onBytes: (bytes: number) => void; encoding: string | undefined },
): Promise<Page> {
  if (file.bytes > largestPage)
    throw new UnusableInput(`${nameOf(file)} is larger than 20 MB: this is no page of a job.`);
  const chunks: string[] = [];
  for await (const text of readText(file, { onBytes, encoding: encoding ?? (await declaredEncoding(file)) }))
    chunks.push(text);
  const html = chunks.join('');

  const page: Page = { scripts: [], address: null };
  let current: { pieces: string[]; begins: number } | undefined;
  const parser = new Parser({
    onopentag(name, { type = '', rel = '', href, property, content }) {
      if (name === 'script' && type.trim().toLowerCase().startsWith('application/ld+json'))
        current = { pieces: [], begins: parser.endIndex + 1 };
      else if (name === 'link' && rel.toLowerCase() === 'canonical' && href) page.address = href.trim();
      else if (name === 'meta' && property === 'og:url' && content) page.address ??= content.trim();
    },
    ontext(text) {
      current?.pieces.push(text);
    },
    onclosetag(name) {
      if (name !== 'script' || !current) return;
      const { pieces, begins } = current;
      current = undefined;
      page.scripts.push({
        text: withoutMarks(pieces.join('')),
        line: html.slice(0, begins).split('\n').length,
      });
    },
  });
  parser.end(html);
  return page;
}
