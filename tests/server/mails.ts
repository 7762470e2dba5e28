import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export type ReceivedMail = {
  to: string;
  from: string;
  subject: string;
  /** By name in lower case, as they stand. */
  headers: ReadonlyMap<string, string>;
  text: string;
  html: string;
};

/** The mails of an outbox, oldest first. */
export async function mailsIn(folder: string): Promise<ReceivedMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const files = await Promise.all(names.toSorted().map((name) => readFile(path.join(folder, name), 'utf8')));
  return files.map(readMail);
}

/** Reads as much of RFC 5322 and MIME as our own mails use. */
export function readMail(file: string): ReceivedMail {
  const { headers, body } = split(file);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary === undefined ? [{ headers, body }] : body.split(`--${boundary}`).map(split);
  const part = (type: string) => {
    const found = parts.find((one) => one.headers.get('content-type')?.startsWith(type));
    return found ? decoded(found) : '';
  };
  const header = (name: string) => wordsIn(headers.get(name) ?? '');
  return {
    to: header('to'),
    from: header('from'),
    subject: header('subject'),
    headers,
    text: part('text/plain'),
    html: part('text/html'),
  };
}

type Part = { headers: ReadonlyMap<string, string>; body: string };

function split(text: string): Part {
  const [, head = '', body = ''] = /^\s*([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(text) ?? [];
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { headers, body };
}

function decoded({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? unquoted(body.replaceAll(/=\r?\n/g, '')) : body;
}

function unquoted(text: string): string {
  return Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    'latin1',
  ).toString();
}

/** Words that are not ASCII (RFC 2047). */
function wordsIn(value: string): string {
  return value
    .replaceAll(/(\?=)\s+(?==\?)/g, '$1')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : unquoted(text.replaceAll('_', ' ')),
    );
}
