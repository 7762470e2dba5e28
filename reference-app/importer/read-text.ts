import { createReadStream } from 'node:fs';
import { getSystemErrorMessage } from 'node:util';

import { nameOf, type SourceFile } from './source-files.ts';
import { UnusableInput } from './unusable-input.ts';

/** More at once keeps the database waiting for its next statement longer. */
const chunk = { highWaterMark: 16_384 };

/**
 * Decodes strictly: a file in another encoding would otherwise arrive with silently damaged names. A byte order mark is
 * left out.
 * @throws UnusableInput when the file cannot be read or is not in this encoding
 */
export async function* readText(
  file: SourceFile,
  { onBytes, encoding = 'utf-8' }: { onBytes?: (bytes: number) => void; encoding?: string | undefined } = {},
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch (error) {
      throw new UnusableInput(
        decoder.encoding === 'utf-8'
          ? `${nameOf(file)} is not UTF-8 text: save it as UTF-8, or say what it is, as with --encoding windows-1252.`
          : `${nameOf(file)} is not ${decoder.encoding} text: save it as UTF-8, or say with --encoding what it is.`,
        { cause: error },
      );
    }
  };
  try {
    for await (const bytes of createReadStream(file.path, chunk) as AsyncIterable<Buffer>) {
      onBytes?.(bytes.length);
      const text = decode(bytes);
      // An empty chunk would end a stream of strings.
      if (text !== '') yield text;
    }
    const rest = decode();
    if (rest !== '') yield rest;
  } catch (error) {
    if (!(error instanceof Error) || !('errno' in error) || typeof error.errno !== 'number') throw error;
    throw new UnusableInput(`${nameOf(file)} cannot be read: ${getSystemErrorMessage(error.errno)}.`, {
      cause: error,
    });
  }
}
