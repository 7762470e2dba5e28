import type { Toast } from '@portico/components';
import type { Site } from '../../site/site.tsx';
import { requestMessage } from '../../app/request-message.ts';
import { positionTexts } from '../../locales/texts.ts';
import { positionQuery } from '../../request/queries/positions.ts';
import { RequestError } from '../../request/request-error.ts';

type Save = {
  site: Site;
  position: { id: number; name: string };
  isSaved: boolean;
  showToast: (toast: Toast) => void;
  /** The session is over. */
  onLogin: () => void;
};

/** Saves a job or lets go of it, and tells what has become of it; what was done can be undone. */
export async function savePosition({ site, position, isSaved, showToast, onLogin }: Save): Promise<void> {
  const { api, boot, queries, t } = site;
  const own = await positionTexts.load(boot.locale);
  const { id, name: title } = position;
  const path = '/api/pcsx/positions/saved/{id}';
  try {
    await (isSaved
      ? api.put(path, undefined, { in: { id: String(id) } })
      : api.delete(path, { in: { id: String(id) } }));
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'login') {
      onLogin();
      return;
    }
    const why = requestMessage(error, t);
    const text = own(isSaved ? 'save.failed' : 'save.undoFailed', { title, why });
    showToast({ variant: 'alert', duration: 'long', text });
    return;
  }
  queries.setQueryData(
    positionQuery(api, id).queryKey,
    (before) =>
      before && {
        ...before,
        position: {
          ...before.position,
          positionUserActions: { ...before.position.positionUserActions, isSaved },
        },
      },
  );
  void queries.invalidateQueries({ queryKey: ['saved-positions'] });
  showToast({
    variant: 'success',
    text: own(isSaved ? 'save.done' : 'save.undone', { title }),
    action: {
      label: own('save.undo'),
      onSelect: () => void savePosition({ site, position, isSaved: !isSaved, showToast, onLogin }),
    },
  });
}
