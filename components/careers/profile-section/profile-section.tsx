import { useId, useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Card, type CardProps } from '../../display/card/card.tsx';
import { ChevronIcon, ChevronUpIcon, EditIcon, PlusIcon, TrashIcon } from '../../display/icon/icon.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { focusOn } from '../../theme/focus-on.ts';
import { listRole } from '../../theme/list-role.ts';
import type keys from '../../locales/en-US/profile-section.json';
import english from '../../locales/en-US/profile-section.json?messages';
import { formatPeriod, type Period } from './period.ts';
import * as styles from './profile-section.css.ts';

export type ProfileEntry = {
  /** Distinguishes it from the others. */
  id: string;
  /** What it is, such as a role; part of its buttons’ names. */
  title: string;
  /** Where it was, such as an employer or a school. */
  subtitle?: ReactNode;
  /** When it was. */
  period?: Period;
  /** What else there is to say. */
  children?: ReactNode;
};
/** Whose form is open: that of an entry, of a new one, or none. */
export type ProfileEditing = { id: string } | 'new' | null;

type OwnProps = {
  /** What the section is about, such as “Experience”. */
  title: string;
  /**
   * Where its title stands in the page’s outline; entries are one below.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5;
  /** In their order. */
  entries: readonly ProfileEntry[];
  /** In the place of entries when there are none: what belongs here, and why. “Add” stands below. */
  empty: ReactNode;
  /** How much of the section is filled in, from 0 to 1; left out, nothing is said of it. */
  completeness?: number;
  /** The user wants an entry gone. */
  onRemove?: (id: string) => void;
  /** The user moves an entry to another place, from 0. */
  onMove?: (id: string, place: number) => void;
};
type ReadOnly = {
  renderForm?: undefined;
  editing?: undefined;
  defaultEditing?: undefined;
  onEditingChange?: undefined;
  mayLeave?: undefined;
};
type Editable = {
  /** The form of an entry or of a new one; it calls `close` when it has been saved or given up. */
  renderForm: (editing: NonNullable<ProfileEditing>, close: () => void) => ReactNode;
  /**
   * Whose form is open at first, when the component keeps it.
   * @default null
   */
  defaultEditing?: ProfileEditing;
  /** Whose form is open, when the owner keeps it. */
  editing?: ProfileEditing;
  /** A form is opened or closed. */
  onEditingChange?: (editing: ProfileEditing) => void;
  /** Asked before another form takes the place of the one that is open: `false` keeps that, with what is typed there. */
  mayLeave?: () => boolean | Promise<boolean>;
};

/** `ref` and all other props go to the `<section>`. State for selectors and tests: `data-editing` while a form is open. */
export type ProfileSectionProps = OwnProps &
  (ReadOnly | Editable) &
  Omit<
    CardProps,
    | keyof OwnProps
    | keyof Editable
    | 'as'
    | 'meta'
    | 'actions'
    | 'padding'
    | 'children'
    | 'href'
    | 'renderLink'
    | 'selected'
  >;

const isSame = (one: ProfileEditing, other: ProfileEditing) =>
  one === other || (typeof one === 'object' && typeof other === 'object' && one?.id === other?.id);

const addButton = '[data-action="add"]';
const buttonOf = (entry: string, action: string) => `[data-action="${action} ${CSS.escape(entry)}"]`;
const firstHeading = 'h2, h3, h4, h5';

type Root = { readonly current: HTMLElement | null };

function focusFirst({ current }: Root, selectors: readonly string[]) {
  const found = selectors.map((each) => current?.querySelector<HTMLElement>(each)).find(Boolean);
  if (found) focusOn(found);
}

/** Whose form is open; the focus goes into a form that opens, and back when it closes. */
function useForm(root: Root, { defaultEditing = null, ...owner }: Partial<Editable>) {
  const { renderForm, editing, onEditingChange, mayLeave } = owner;
  const [own, setOwn] = useState<ProfileEditing>(defaultEditing);
  const current = renderForm ? (editing === undefined ? own : editing) : null;
  const change = (to: ProfileEditing) => {
    setOwn(to);
    onEditingChange?.(to);
  };
  /** How often people have asked for a form. */
  const asked = useRef(0);
  const open = async (to: ProfileEditing) => {
    asked.current += 1;
    const question = asked.current;
    if (current !== null && mayLeave && !(await mayLeave())) return;
    // people have gone on to another one meanwhile
    if (question === asked.current) change(to);
  };
  const form = () =>
    renderForm && current ? (
      <div data-form="" className={styles.form}>
        {renderForm(current, () => change(null))}
      </div>
    ) : null;

  // a form opens or closes, also when its owner says so
  const before = useRef(current);
  useLayoutEffect(() => {
    const left = before.current;
    if (isSame(left, current)) return;
    before.current = current;
    const place = root.current?.querySelector<HTMLElement>('[data-form]');
    if (place) {
      // hidden and disabled ones take no focus
      for (const control of place.querySelectorAll<HTMLElement>('input, select, textarea, button')) {
        control.focus();
        if (place.contains(document.activeElement)) return;
      }
      return focusOn(place);
    }
    const opener = left === 'new' || left === null ? addButton : buttonOf(left.id, 'edit');
    focusFirst(root, [opener, firstHeading]);
  });
  return { current, open, form };
}

type Changes = Pick<OwnProps, 'entries' | 'onRemove' | 'onMove'>;

/** Asks the owner to remove and move entries, and keeps the focus. */
function useChanges(root: Root, { entries, onRemove, onMove }: Changes) {
  const text = useMessages<keyof typeof keys>('profile-section', english);
  const announce = useAnnounce();
  /** What takes the focus once an entry has gone or moved with what was pressed, which its owner may refuse. */
  const next = useRef<{ entry: string; place: number; wanted: readonly string[] }>(undefined);
  useLayoutEffect(() => {
    if (!next.current) return;
    const { entry, place, wanted } = next.current;
    if (entries[place]?.id === entry) return;
    next.current = undefined;
    focusFirst(root, wanted);
  });
  const remove = (entry: string, place: number) => {
    const neighbour = entries[place + 1] ?? entries[place - 1];
    const wanted = [...(neighbour ? [buttonOf(neighbour.id, 'remove')] : []), addButton, firstHeading];
    next.current = { entry, place, wanted };
    onRemove?.(entry);
  };
  const move = (place: number, to: number, action: string) => {
    // at the end of the list it does nothing more, and keeps the focus
    const moved = entries[place];
    if (!moved || to < 0 || to >= entries.length) return;
    const { id: entry, title: name } = moved;
    next.current = { entry, place, wanted: [buttonOf(entry, action)] };
    announce(text('moved', { name, place: to + 1, count: entries.length }));
    onMove?.(entry, to);
  };
  return { remove, move };
}

type EntryProps = {
  entry: ProfileEntry;
  headingLevel: 2 | 3 | 4 | 5;
  place: number;
  count: number;
  onEdit?: () => void;
  onRemove?: () => void;
  onMove?: (to: number, action: string) => void;
};

function Entry({ entry, headingLevel, place, count, onEdit, onRemove, onMove }: EntryProps) {
  const text = useMessages<keyof typeof keys>('profile-section', english);
  const locale = useLocale();
  const Name = `h${(headingLevel + 1) as 3 | 4 | 5 | 6}` as const;
  const { id, title: name, subtitle, period, children } = entry;
  const common = (action: 'up' | 'down' | 'edit' | 'remove') =>
    ({ size: 'small', 'data-action': `${action} ${id}`, label: text(action, { name }) }) as const;
  const step = (action: 'up' | 'down', to: number) => (
    <IconButton
      {...common(action)}
      icon={action === 'up' ? <ChevronUpIcon /> : <ChevronIcon />}
      aria-disabled={to < 0 || to >= count || undefined}
      onClick={() => onMove?.(to, action)}
    />
  );
  return (
    <div className={styles.entry}>
      <div className={styles.words}>
        <Name className={styles.name}>{name}</Name>
        {subtitle ? <div>{subtitle}</div> : null}
        {period?.from || period?.to ? (
          <div className={styles.muted}>
            {formatPeriod(period, locale, (from) => text('since', { from }))}
          </div>
        ) : null}
        {children}
      </div>
      {onEdit || onRemove || onMove ? (
        <div className={styles.actions}>
          {onMove ? (
            <>
              {step('up', place - 1)}
              {step('down', place + 1)}
            </>
          ) : null}
          {onEdit ? <IconButton {...common('edit')} icon={<EditIcon />} onClick={onEdit} /> : null}
          {onRemove ? <IconButton {...common('remove')} icon={<TrashIcon />} onClick={onRemove} /> : null}
        </div>
      ) : null}
    </div>
  );
}

/** A part of a profile, such as the experience: its entries, and the forms in which they are edited in place. */
export function ProfileSection({
  title,
  headingLevel = 2,
  entries,
  empty,
  completeness,
  onRemove,
  onMove,
  renderForm,
  editing,
  defaultEditing,
  onEditingChange,
  mayLeave,
  ref,
  ...rest
}: ProfileSectionProps) {
  const text = useMessages<keyof typeof keys>('profile-section', english);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, []);
  const { remove, move } = useChanges(root, { entries, onRemove, onMove });
  const owner = { renderForm, editing, defaultEditing, onEditingChange, mayLeave };
  const { current, open, form } = useForm(root, owner);
  const Heading = `h${headingLevel}` as const;

  return (
    <Card
      aria-labelledby={id}
      {...rest}
      as="section"
      padding="large"
      ref={root}
      data-editing={current === null ? undefined : ''}
    >
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {renderForm && current !== 'new' ? (
          <Button
            size="small"
            data-action="add"
            icon={<PlusIcon />}
            aria-label={text('addOf', { name: title })}
            onClick={() => void open('new')}
          >
            {text('add')}
          </Button>
        ) : null}
      </div>
      {completeness === undefined ? null : (
        <ProgressBar label={text('complete')} value={completeness} max={1} />
      )}
      {current === 'new' ? form() : null}
      {entries.length === 0 && current === null ? <div className={styles.muted}>{empty}</div> : null}
      {entries.length > 0 ? (
        <ul {...listRole} className={styles.list} aria-labelledby={id}>
          {entries.map((entry, place) => (
            <li key={entry.id}>
              {isSame(current, { id: entry.id }) ? (
                form()
              ) : (
                <Entry
                  entry={entry}
                  headingLevel={headingLevel}
                  place={place}
                  count={entries.length}
                  onEdit={renderForm && (() => void open({ id: entry.id }))}
                  onRemove={onRemove && (() => remove(entry.id, place))}
                  onMove={onMove && ((to, action) => move(place, to, action))}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
