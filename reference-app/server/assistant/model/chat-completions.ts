import { z } from 'zod';
import type { ToolDescription } from './tools.ts';

/** Where a model is asked, and as whom. */
export type Endpoint = {
  /** What `/chat/completions` comes after, as `https://models.example/v1`. */
  url: string;
  /** undefined = it asks for none. */
  key: string | undefined;
  model: string;
  /** ms for one answer to a candidate, however often the model is asked for it. */
  timeLimit: number;
};

const toolCall = z.object({
  id: z.string().max(200),
  type: z.literal('function').default('function'),
  function: z.object({ name: z.string().max(100), arguments: z.string().max(20_000) }),
});
const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), tool_calls: z.array(toolCall).max(8).nullish() }),
      }),
    )
    .min(1),
});

type Message =
  | { role: 'system' | 'user' | 'assistant'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls: z.infer<typeof toolCall>[] }
  | { role: 'tool'; tool_call_id: string; content: string };
export type Conversation = Message[];
export type Completion = { content: string; toolCalls: z.infer<typeof toolCall>[] };

const longestAnswer = 256 * 1024;
const mostTokens = 800;

/** Asks the model for its next message. @throws when it does not answer in time, too much, or not in the protocol */
export async function complete(
  { url, key, model }: Endpoint,
  {
    messages,
    tools,
    signal,
  }: { messages: Conversation; tools: readonly ToolDescription[]; signal: AbortSignal },
): Promise<Completion> {
  const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    // the key and what people ask go where the operator said, and nowhere else
    redirect: 'error',
    signal,
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ model, messages, tools, max_tokens: mostTokens, stream: false }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The model answered with status ${response.status}.`);
  }
  const [{ message }] = completion.parse(JSON.parse(await readLimited(response))).choices as [
    z.infer<typeof completion>['choices'][number],
  ];
  return { content: message.content ?? '', toolCalls: message.tool_calls ?? [] };
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > longestAnswer) throw new Error('The model answered too much.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
