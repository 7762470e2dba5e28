import type { Draft } from './draft.ts';
import { inTurn } from './in-turn.ts';
import type { DraftNews, DraftOptions } from './keeper.ts';
import type { Eventually } from './storage.ts';

function nothing() {}

/** Does something, and says how it went. */
export async function attempt(
  act: () => Eventually<void>,
  { done = nothing, failed = nothing }: { done?: () => void; failed?: (error: unknown) => void } = {},
): Promise<void> {
  try {
    // what is done when it returns is done by now, also when the tab dies
    await act();
  } catch (error) {
    failed(error);
    return;
  }
  done();
}

type ServerNews = { onNews: (news: DraftNews) => void; onTheirs: (theirs: Draft) => void };

/** The draft on the server: the newest one is saved when the last one is settled. */
export function serverCopy({ save, remedy }: DraftOptions, { onNews, onTheirs }: ServerNews) {
  const saving = inTurn();
  let isSaved = true;
  const saveOrChoose = async (next: Draft) => {
    const answer = await save?.(next);
    if (answer?.theirs) onTheirs(answer.theirs);
  };
  const failed = (error: unknown) => {
    isSaved = false;
    if (!saving.isWaiting()) onNews({ type: 'notSaved', remedy: remedy?.(error) });
  };
  const done = () => {
    if (isSaved) return;
    isSaved = true;
    onNews({ type: 'saved' });
  };
  return {
    ...saving,
    isSaved: () => isSaved,
    save: (next: Draft) => {
      if (save) saving.add(async () => attempt(() => saveOrChoose(next), { done, failed }));
    },
  };
}
