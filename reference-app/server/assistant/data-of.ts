import type { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import type { Ask } from '../http/ask-as.ts';

/** What a call of the contract answers; undefined when it refuses. */
export async function dataOf<const C extends Call>(
  ask: Ask,
  { path, data }: C,
  parameters: Readonly<Record<string, string | readonly string[]>> = {},
): Promise<z.output<C['data']> | undefined> {
  const answer = await ask(path as `/api/${string}`, parameters);
  return answer === undefined ? undefined : (data.parse(answer) as z.output<C['data']>);
}
