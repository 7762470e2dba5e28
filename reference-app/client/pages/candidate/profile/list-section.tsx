import { ProfileSection, type ProfileEditing, type ProfileEntry } from '@portico/components/profile-section';
import { useRef, useState, type ReactNode } from 'react';
import type { Profile } from '../../../../contract/profile.ts';
import { lazyDialog } from '../../../app/lazy.tsx';
import { useShowToast } from '../../../app/toasts.tsx';
import { profileTexts } from '../../../locales/texts.ts';
import { followEntries, nameEntries } from './entry-ids.ts';
import { useOpenForms } from './open-forms.tsx';
import * as styles from './profile.css.ts';
import type { Removal } from './remove-dialog.tsx';
import { addEntry, Conflict, updateEntry } from './save-section.ts';
import { LazySectionForm } from './lazy-section-form.tsx';
import type { FormValues } from './section-form.tsx';
import { useProfileEdit } from './use-profile-edit.ts';

const RemoveDialog = lazyDialog(() => import('./remove-dialog.tsx'));

type EntriesSection = 'experience' | 'education' | 'languages' | 'certifications' | 'links';
type EntryOf<Section extends EntriesSection> = Profile[Section][number];

type ListSectionProps<Section extends EntriesSection> = {
  section: Section;
  profile: Profile;
  /** What is shown of an entry. */
  show: (entry: EntryOf<Section>) => Omit<ProfileEntry, 'id'>;
  /** What a new entry begins with. */
  empty: ReactNode;
  /** @default as they stand in the profile */
  order?: (left: EntryOf<Section>, right: EntryOf<Section>) => number;
  /** What tells an entry from others, also after it was changed somewhere else: its draft goes by it. */
  draftOf: (entry: EntryOf<Section>) => string;
};

/** The entries as they are shown, and which of them is edited. */
function useEntries<Section extends EntriesSection>(props: ListSectionProps<Section>) {
  const { section, profile, order = () => 0 } = props;
  const asked = useOpenForms().editingOf(section);
  // while somebody edits an entry, nothing moves away below their hands
  const [seen, setSeen] = useState(profile);
  const [named, setNamed] = useState(() => nameEntries<EntryOf<Section>>(profile[section]));
  const editing = typeof asked === 'object' && asked && !named.ids.includes(asked.id) ? null : asked;

  const follow = (at: Profile, edited?: string) =>
    followEntries(named, at[section] as readonly EntryOf<Section>[], edited);
  const look = (at: Profile, edited?: string) => {
    setSeen(at);
    const next = follow(at, edited);
    setNamed(next);
    return next;
  };
  // what was just saved is there a moment before the cache has told of it
  if (editing === null && seen !== profile && profile.version >= seen.version) look(profile);

  const rows = named.entries
    .map((entry, index) => ({ entry, index, id: named.ids[index] ?? '' }))
    .toSorted((left, right) => order(left.entry, right.entry));
  const rowOf = (id: string | undefined) => rows.find((row) => row.id === id);
  return { seen, ids: named.ids, editing, rows, rowOf, follow, look };
}

/** Saves an entry, and holds what its form goes on with. */
function useSavedEntry<Section extends EntriesSection>(
  section: Section,
  { seen, ids, rowOf, look }: ReturnType<typeof useEntries<Section>>,
) {
  const { edit: openForm } = useOpenForms();
  const { edit, tell, explain } = useProfileEdit();
  const [carried, setCarried] = useState<FormValues>();
  // what the form of a new entry has added, where people go on with it
  const [added, setAdded] = useState<string>();

  const save = async (id: string | undefined, values: FormValues) => {
    const row = rowOf(id);
    let after: Profile;
    try {
      after = row
        ? await updateEntry(edit, { section, seen, index: row.index, value: values })
        : await addEntry(edit, section, values);
    } catch (error) {
      tell(error);
      if (error instanceof Conflict && row) {
        const next = look(error.standing);
        // what was typed goes on as a new entry
        if (!next.ids.includes(row.id)) {
          setCarried(values);
          openForm(section, 'new');
        }
      }
      throw error;
    }
    const next = look(after, row?.id);
    if (!row) setAdded(next.ids.findLast((one) => !ids.includes(one)));
    setCarried(undefined);
  };
  const open = (next: ProfileEditing) => {
    setCarried(undefined);
    setAdded(undefined);
    openForm(section, next);
  };
  return { carried, added, save, open, explain };
}

/** A section of several entries, each of which is edited in its place (PROFILE-01). */
export function ListSection<Section extends EntriesSection>(props: ListSectionProps<Section>) {
  const { section, show, empty, draftOf } = props;
  const t = profileTexts.useTexts();
  const title = t(section);
  const showToast = useShowToast();
  const { setUnsaved } = useOpenForms();
  const list = useEntries(props);
  const { seen, editing, rows, rowOf, follow, look } = list;
  const { carried, added, save, open, explain } = useSavedEntry(section, list);
  // another form waits for what is being saved: what is typed meanwhile stays in the one that is open
  const saving = useRef<Promise<unknown>>(undefined);
  const [removal, setRemoval] = useState<Removal>();
  const [isRemoving, setRemoving] = useState(false);

  /** Tells what stands in the place of an entry that was changed somewhere else. */
  const explainConflict = (id: string | undefined, { standing }: Conflict) => {
    const next = follow(standing);
    const entry = next.entries[next.ids.indexOf(id ?? '')];
    if (!entry) return t('conflict.gone');
    const { title: name, subtitle } = show(entry);
    return t('conflict', { standing: typeof subtitle === 'string' ? `${name}, ${subtitle}` : name });
  };

  return (
    <>
      <ProfileSection
        id={section}
        title={title}
        entries={rows.map(({ entry, id }) => ({ ...show(entry), id }))}
        empty={<p className={styles.text}>{empty}</p>}
        editing={editing}
        onEditingChange={open}
        mayLeave={async () => {
          await saving.current?.catch(() => {});
          return true;
        }}
        onRemove={(id) => {
          const row = rowOf(id);
          if (!row) return;
          setRemoval({ section, seen, index: row.index, name: show(row.entry).title, id });
          setRemoving(true);
        }}
        renderForm={(current, close) => {
          const id = current === 'new' ? added : current.id;
          const row = rowOf(id);
          return (
            <LazySectionForm
              key={current === 'new' ? 'new' : id}
              section={section}
              name={row ? show(row.entry).title : title}
              // what goes on as a new entry has nothing to do with one that was begun before
              draftOf={row ? draftOf(row.entry) : carried ? 'removed elsewhere' : 'new'}
              values={row ? { ...row.entry } : (carried ?? {})}
              notice={!row && carried ? t('conflict.gone') : undefined}
              onSave={(values) => (saving.current = save(id, values))}
              explain={(error) => (error instanceof Conflict ? explainConflict(id, error) : explain(error))}
              onClose={close}
              onUnsavedChange={(isUnsaved) => setUnsaved(section, isUnsaved)}
            />
          );
        }}
      />
      {removal && (
        <RemoveDialog
          open={isRemoving}
          onOpenChange={setRemoving}
          removal={removal}
          onRemoved={(after) => {
            look(after);
            const text = t('removed', { name: removal.name });
            showToast({ variant: 'success', duration: 'brief', text });
          }}
        />
      )}
    </>
  );
}
