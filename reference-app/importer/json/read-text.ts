import { createReadStream } from 'node:fs';

import { nameOf, type SourceFile } from '../source-files.ts';
import { UnusableInput } from '../unusable-input.ts';

/** Decodes strictly: a file in another encoding would otherwise arrive with silently damaged names. */
export async function* readText(
  file: SourceFile,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch (error) {
      throw new UnusableInput(`${nameOf(file)} is not UTF-8 text: save it as UTF-8 and try again.`, {
        cause: error,
      });
    }
  };
  try {
    for await (const bytes of createReadStream(file.path) as AsyncIterable<Buffer>) {
      onBytes(bytes.length);
      const text = decode(bytes);
      // An empty chunk would end a stream of strings.
      if (text !== '') yield text;
    }
    const rest = decode();
    if (rest !== '') yield rest;
  } catch (error) {
    if (error instanceof UnusableInput) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableInput(`${nameOf(file)} cannot be read: ${reason}.`, { cause: error });
  }
}
