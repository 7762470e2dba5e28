import type { UnreadReason } from '../../../contract/resumes.ts';
import { utf16TextOf } from '../../files/text.ts';
import { maximumCharacters, maximumPages } from './limits.ts';

export type Extracted = { text: string } | { reason: UnreadReason };

/**
 * The text of a resume, line by line. Runs in `reader-process.ts`: what it is given may be made to hang or to burst. Of the
 * libraries only the one for its format is loaded.
 */
export async function extractText(ending: string, bytes: Uint8Array): Promise<Extracted> {
  const extract = extractors[ending];
  if (!extract) return { reason: 'unknown_type' };
  try {
    const text = tidied(await extract(bytes));
    return text === '' ? { reason: 'empty' } : { text };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { reason: isLocked ? 'encrypted' : 'damaged' };
  }
}

const extractors: Readonly<Record<string, (bytes: Uint8Array) => Promise<string>>> = {
  '.pdf': textOfPdf,
  '.docx': textOfWord,
  '.txt': async (bytes) => textOfPlain(bytes),
};

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { getDocumentProxy } = await import('unpdf');
  // a copy, which it takes for its own; of Node's buffers it takes none
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
  const pages: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, maximumPages); number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
  }
  return pages.join('\n');
}

async function textOfWord(bytes: Uint8Array): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  // it ends each paragraph with two
  return value.replaceAll('\n\n', '\n');
}

function textOfPlain(bytes: Uint8Array): string {
  const marked = utf16TextOf(bytes);
  if (marked !== undefined) return marked;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // what is no UTF-8 is most often what older Windows programs write
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Lines without what nobody sees; composed, so that letters compare. */
function tidied(text: string): string {
  return (
    text
      .normalize('NFC')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/[^\P{C}\n\u200C\u200D]/gu, '')
      // what nobody sees may have stood between blanks
      .replaceAll(/ +/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
      .slice(0, maximumCharacters)
      .toWellFormed()
  );
}
