import { ProfileSection, type ProfileEntry } from '@portico/components/profile-section';
import { useRef, useState, type ReactNode } from 'react';
import type { Profile } from '../../../../contract/profile.ts';
import { lazyDialog } from '../../../app/lazy.tsx';
import { useShowToast } from '../../../app/toasts.tsx';
import { profileTexts } from '../../../locales/profile-messages.ts';
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

/** A section of several entries, each of which is edited in its place (PROFILE-01). */
export function ListSection<Section extends EntriesSection>({
  section,
  profile,
  show,
  empty,
  order = () => 0,
  draftOf,
}: ListSectionProps<Section>) {
  const t = profileTexts.useTexts();
  const title = t(section);
  const showToast = useShowToast();
  const { editingOf, edit: openForm, setUnsaved } = useOpenForms();
  const { edit, tell, explain } = useProfileEdit();
  // while somebody edits an entry, nothing moves away below their hands
  const [seen, setSeen] = useState(profile);
  const [named, setNamed] = useState(() => nameEntries<EntryOf<Section>>(profile[section]));
  const [carried, setCarried] = useState<FormValues>();
  // what the form of a new entry has added, where people go on with it
  const [added, setAdded] = useState<string>();
  // another form waits for what is being saved: what is typed meanwhile stays in the one that is open
  const saving = useRef<Promise<unknown>>(undefined);
  const [removal, setRemoval] = useState<Removal>();
  const [isRemoving, setRemoving] = useState(false);
  const asked = editingOf(section);
  const editing = typeof asked === 'object' && asked && !named.ids.includes(asked.id) ? null : asked;

  const look = (at: Profile, edited?: string) => {
    setSeen(at);
    const next = followEntries(named, at[section] as readonly EntryOf<Section>[], edited);
    setNamed(next);
    return next;
  };
  // what was just saved is there a moment before the cache has told of it
  if (editing === null && seen !== profile && profile.version >= seen.version) look(profile);

  const rows = named.entries
    .map((entry, index) => ({ entry, index, id: named.ids[index] ?? '' }))
    .toSorted((left, right) => order(left.entry, right.entry));
  const entries = rows.map(({ entry, id }) => ({ ...show(entry), id }));
  const rowOf = (id: string) => rows.find((row) => row.id === id);

  const save = async (id: string | undefined, values: FormValues) => {
    const row = id === undefined ? undefined : rowOf(id);
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
    const { ids } = look(after, row?.id);
    if (!row) setAdded(ids.findLast((one) => !named.ids.includes(one)));
    setCarried(undefined);
  };

  /** What stands in the place of an entry that was changed somewhere else. */
  const inWords = (id: string | undefined, standing: Profile) => {
    const next = followEntries(named, standing[section] as readonly EntryOf<Section>[]);
    const entry = next.entries[next.ids.indexOf(id ?? '')];
    if (!entry) return undefined;
    const { title: name, subtitle } = show(entry);
    return typeof subtitle === 'string' ? `${name}, ${subtitle}` : name;
  };
  const explainConflict = (id: string | undefined, { standing }: Conflict) => {
    const words = inWords(id, standing);
    return words === undefined ? t('conflict.gone') : t('conflict', { standing: words });
  };

  return (
    <>
      <ProfileSection
        id={section}
        title={title}
        entries={entries}
        empty={<p className={styles.text}>{empty}</p>}
        editing={editing}
        onEditingChange={(next) => {
          setCarried(undefined);
          setAdded(undefined);
          openForm(section, next);
        }}
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
          const row = id === undefined ? undefined : rowOf(id);
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
