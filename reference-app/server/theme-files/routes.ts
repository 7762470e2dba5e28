import { fileTypeFromBuffer } from 'file-type';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { largestPicture, themeFileCalls, themeFileLimits } from '../../contract/theme-files.ts';
import type { StoredFacts } from '../database/tables/themes.ts';
import type { UploadedFile } from '../files/rules.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { serveFile } from '../http/serve-file.ts';
import { authorOf, requireRight } from '../themes/rights.ts';
import { readFont } from './font-facts.ts';
import { contentOf, listFiles, removeFile, saveFile, usedFiles, type StoredFile } from './store.ts';
import { addressNameOf } from '../files/address-name.ts';
import { fontOf, pictureOf, themeFileOf } from './wire.ts';
import { UnreadableFont } from './woff2.ts';
import probe from 'probe-image-size/sync.js';

/** In px. */
type PictureSize = { width: number; height: number };

/** Returns the size that a picture says it has; undefined when it is broken off before it says so. */
function pictureSizeOf(mediaType: string, bytes: Buffer): PictureSize | undefined {
  const found = probe(bytes);
  if (found?.mime !== mediaType) return undefined;
  const { width, height, variants = [{ width, height }] } = found;
  // of an AVIF's pictures the package takes the longest, beside which a larger one can lie
  return variants.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
}

/** A year, as long as browsers keep anything: what is at an address never changes. */
const contentHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  // whoever gets it to open as a page all the same runs nothing there
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};
const addressName = /^([\da-f]{64})\.[a-z\d]+$/;

/** Pictures and fonts of employers' themes. */
export async function themeFileRoutes(app: FastifyInstance): Promise<void> {
  const { database, employers } = app;
  const aroundOf = async (request: FastifyRequest) => {
    const employer = employerOf(request);
    return { employer, used: await usedFiles(database, employer.scope) };
  };
  const filesAt = async (request: FastifyRequest) => {
    const around = await aroundOf(request);
    const stored = await listFiles(database, around.employer.scope);
    return answerOf({ files: stored.map((file) => themeFileOf(file, around)) });
  };
  const keep = async (
    request: FastifyRequest,
    { file, facts }: { file: UploadedFile; facts: StoredFacts },
  ): Promise<StoredFile> => {
    const mediaType = (await fileTypeFromBuffer(file.bytes))?.mime ?? '';
    const stored = await saveFile(database, employerOf(request).scope, {
      file,
      mediaType,
      facts,
      author: authorOf(request),
    });
    if (stored) return stored;
    const { files, bytes } = themeFileLimits;
    throw new Refusal(
      409,
      `Your themes can have ${files} files, and ${bytes / 1024 / 1024} MB. Remove what no theme uses.`,
    );
  };

  serve(app, themeFileCalls.list, async (request) => {
    await requireRight(database, request, 'view');
    return filesAt(request);
  });

  serve(app, themeFileCalls.uploadPicture, async (request) => {
    await requireRight(database, request, 'edit');
    const file = onlyOne(request.uploads.picture, 'picture');
    const facts = { kind: 'picture', ...(await sizeOf(file)) } as const;
    return answerOf(pictureOf(await keep(request, { file, facts }), facts, await aroundOf(request)));
  });

  serve(app, themeFileCalls.uploadFont, async (request) => {
    await requireRight(database, request, 'edit');
    const file = onlyOne(request.uploads.font, 'font');
    const facts = { kind: 'font', facts: await factsOf(file) } as const;
    return answerOf(fontOf(await keep(request, { file, facts }), facts, await aroundOf(request)));
  });

  serve(app, themeFileCalls.remove, async (request) => {
    await requireRight(database, request, 'edit');
    const outcome = await removeFile(database, employerOf(request).scope, {
      sha256: request.params.id,
      author: authorOf(request),
    });
    if (outcome === 'unknown') throw new Refusal(404, 'There is no such file.');
    if (outcome === 'used')
      throw new Refusal(409, 'The draft, a published version or what is scheduled still uses this file.');
    return filesAt(request);
  });

  serveFile(app, themeFileCalls.content, async ({ params: { domain, file } }) => {
    const sha256 = addressName.exec(file)?.[1];
    const employer = sha256 === undefined ? null : await employers.find(domain);
    const content =
      employer && sha256 !== undefined ? await contentOf(database, employer.scope, sha256) : undefined;
    // a file has one address, and browsers one copy of it
    if (!content || sha256 === undefined || addressNameOf({ sha256, ...content }) !== file)
      throw new Refusal(404, 'There is no such file.');
    return { fileName: file, ...content, headers: contentHeaders };
  });
}

function onlyOne(files: readonly UploadedFile[] | undefined, field: 'picture' | 'font'): UploadedFile {
  const [file] = files ?? [];
  if (!file) throw unfit(field, 'Choose a file.');
  return file;
}

/** @throws Refusal when it does not say its size, or is larger than browsers should have to unpack */
async function sizeOf({ bytes }: UploadedFile): Promise<{ width: number; height: number }> {
  const size = pictureSizeOf((await fileTypeFromBuffer(bytes))?.mime ?? '', bytes);
  if (!size || size.width === 0 || size.height === 0) throw unfit('picture', 'The picture is damaged.');
  const { width, height } = size;
  const { side, area } = largestPicture;
  if (Math.max(width, height) > side || width * height > area)
    throw unfit(
      'picture',
      `The picture has ${width} × ${height} px. Make it at most ${side} px a side and ${area / 1_000_000} megapixels.`,
    );
  return size;
}

/** @throws Refusal when it is no font that can be read */
async function factsOf(file: UploadedFile) {
  try {
    return await readFont(file);
  } catch (error) {
    if (error instanceof UnreadableFont) throw unfit('font', error.message);
    throw error;
  }
}

function unfit(field: 'picture' | 'font', message: string): Refusal {
  return new Refusal(400, message, { validationErrors: { [field]: message } });
}
