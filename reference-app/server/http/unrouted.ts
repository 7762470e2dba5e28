import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { failureOfStatus, writeFailure, type FailedRequest } from './failure.ts';
import { failureOf } from './envelope.ts';
import { Refusal } from './refusal.ts';

type Answer = { status: number; headers: Record<string, string>; body: string };

/** Browsers send long addresses; Node's own 16 KiB refuse some of them. Bytes. */
export const maximumHeaderBytes = 32 * 1024;
const lingersFor = 1_000;

// no hook of the app sees these answers
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** The answer to a request that reaches no route: a call gets the envelope, anything else a page. */
export function unroutedAnswer(request: FailedRequest, refusal: Refusal): Answer {
  if (request.url.startsWith('/api/'))
    return {
      status: refusal.status,
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(failureOf(refusal)),
    };
  // what cannot be decoded is the address of no page
  const status = refusal instanceof UndecodableAddress ? 404 : refusal.status;
  return {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    body: writeFailure(request, failureOfStatus(status)),
  };
}

export class UndecodableAddress extends Refusal {
  constructor() {
    super(400, 'The address is not valid.');
  }
}

/** Answers what Node could not read as a request. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { status, headers: fields, body } = unroutedAnswer(requestIn(error), refusalOf(error));
  const lines = Object.entries({ ...fields, 'content-length': Buffer.byteLength(body), connection: 'close' });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  );
  // closed at once, with more of the request on its way, the connection would be reset and the answer lost
  setTimeout(() => socket.destroy(), lingersFor).unref();
}

function refusalOf({ code }: ConnectionError): Refusal {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Refusal(431, 'The address, or the headers sent with it, are too long.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Refusal(408, 'The request did not come to its end in time.');
    default:
      return new Refusal(400, 'The request is not valid HTTP.');
  }
}

/** What is known of a request that could not be read: its beginning is gone when it came in several packets. */
function requestIn({ rawPacket }: ConnectionError): FailedRequest {
  const text = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  return {
    url: /^[A-Z]+ (\/\S*)/.exec(text)?.[1] ?? '/',
    headers: { 'accept-language': /\r\naccept-language: *([^\r]*)/i.exec(text)?.[1] },
  };
}
