import { failureOf } from '../backend/backend.ts';
import { giveReason } from '../guard/give-reason.ts';
import type { Editor } from '../store/editor.ts';
import type { Schedule } from './backend.ts';
import { momentOf } from '../moment/moment.ts';

export type TimeProblem = 'missing' | 'past' | 'far';

const furthest = 366 * 24 * 60 * 60 * 1000;

/** What is wrong with a time as it was typed; undefined for nothing. The server's limits, said before it is asked. */
export function timeProblem(text: string, now: number): TimeProblem | undefined {
  const moment = momentOf(text);
  if (!moment) return 'missing';
  const ahead = moment.getTime() - now;
  if (ahead <= 0) return 'past';
  return ahead > furthest ? 'far' : undefined;
}

export type ScheduleOutcome =
  | { status: 'scheduled'; schedule: Schedule | null }
  /** Pairs cannot be read and nobody has said why that is meant. */
  | { status: 'reason-needed' }
  | { status: 'not-saved' }
  /** Somebody else has changed the draft; nobody has looked at what would be published. */
  | { status: 'overtaken' }
  | { status: 'failed'; error: unknown };

/** Has the draft, as it is now, published at a time to come. `reason` lets failing contrast pass, in the author's name. */
export async function scheduleDraft(
  editor: Editor,
  { reason, ...when }: { publishAt: Date; note: string; reason: string },
): Promise<ScheduleOutcome> {
  editor.endGesture();
  const saver = editor.saver();
  if (await giveReason(editor, reason)) return { status: 'reason-needed' };
  const { document } = editor.read().live;
  if (!saver || !(await saver.flush())) return { status: 'not-saved' };
  if (editor.read().live.document !== document) return { status: 'overtaken' };
  try {
    const schedule = await editor.backend.publishing.scheduleDraft(when, saver.revision() ?? 0);
    return { status: 'scheduled', schedule };
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.kind !== 'conflict') return { status: 'failed', error };
    saver.conflict(failure.theirs, document);
    return { status: 'overtaken' };
  }
}
