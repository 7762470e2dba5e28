import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/network.ts';
import { browserOf, systemOf } from './client-rules.ts';

/** What somebody logs in with, and from where, as far as it is kept. */
export type Client = { browser: string | null; system: string | null; network: string | null };

export function clientOf(request: FastifyRequest): Client {
  const agent = request.headers['user-agent'] ?? '';
  return { browser: browserOf(agent), system: systemOf(agent), network: networkOf(request.ip) };
}
