import { useUnsavedGuard } from '@portico/components/forms';
import type { ProfileEditing } from '@portico/components/profile-section';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { whereAllowed } from '../../../app/browser-storage.ts';
import { useSite } from '../../../site/site.tsx';
import { useIsHydrated } from '../../../app/use-is-hydrated.ts';
import type { SectionName } from './save-section.ts';
import { useBlocker } from 'react-router-dom';
import { LazyLeaveDialog } from '../../../forms/lazy-leave-dialog.tsx';
import { profileTexts } from '../../../locales/texts.ts';

/** Asks before people go to another page while the browser keeps nothing of what they have typed. */
function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const t = profileTexts.useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    blocker.state === 'blocked' && <LazyLeaveDialog t={t} onStay={blocker.reset} onLeave={blocker.proceed} />
  );
}

type Editings = Readonly<Partial<Record<SectionName, ProfileEditing>>>;
type OpenForms = {
  /** Whose form is open in a section; a section of one value has the form of what is `new`. */
  editingOf: (section: SectionName) => ProfileEditing;
  edit: (section: SectionName, editing: ProfileEditing) => void;
  /** What is typed in a section’s form is kept nowhere, or is again. */
  setUnsaved: (section: SectionName, isUnsaved: boolean) => void;
};
const OpenFormsContext = createContext<OpenForms | undefined>(undefined);

export function useOpenForms(): OpenForms {
  const forms = use(OpenFormsContext);
  if (!forms) throw new Error('useOpenForms is called outside OpenForms');
  return forms;
}

function read(key: string): Editings {
  try {
    return (JSON.parse(whereAllowed(() => sessionStorage.getItem(key)) ?? '{}') ?? {}) as Editings;
  } catch {
    // something else under its key
    return {};
  }
}

/**
 * Which forms of the page are open. They are again when the tab comes back to the page, such as after logging in again: what was
 * typed is kept as their drafts.
 */
export function OpenForms({ children }: { children: ReactNode }) {
  const { boot } = useSite();
  const key = `portico-profile-forms ${boot.domain} ${boot.user?.encId ?? ''}`;
  const isHydrated = useIsHydrated();
  const [editings, setEditings] = useState<Editings>();
  // the server knows nothing of them
  if (isHydrated && !editings) setEditings(read(key));
  const [unsaved, setUnsavedSections] = useState<ReadonlySet<SectionName>>(new Set());
  const { onUnsavedChange } = useUnsavedGuard();
  const isUnsaved = unsaved.size > 0;
  useEffect(() => onUnsavedChange(isUnsaved), [isUnsaved, onUnsavedChange]);

  const edit = useCallback<OpenForms['edit']>(
    (section, editing) =>
      setEditings((before) => {
        const after = { ...before, [section]: editing };
        const open = Object.entries(after).filter(([, one]) => one !== null);
        whereAllowed(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(open))));
        return after;
      }),
    [key],
  );
  const setUnsaved = useCallback<OpenForms['setUnsaved']>(
    (section, isNow) =>
      setUnsavedSections((before) =>
        isNow ? new Set([...before, section]) : before.difference(new Set([section])),
      ),
    [],
  );
  const forms = useMemo<OpenForms>(
    () => ({ editingOf: (section) => editings?.[section] ?? null, edit, setUnsaved }),
    [editings, edit, setUnsaved],
  );
  return (
    <OpenFormsContext value={forms}>
      {children}
      <LeaveGuard isUnsaved={isUnsaved} />
    </OpenFormsContext>
  );
}
