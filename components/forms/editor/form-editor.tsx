import type { FormDefinition } from '@portico/core/forms';
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../actions/button/button.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { focusOn } from '../../theme/focus-on.ts';
import { BuildPanes } from './build-panes.tsx';
import { ConflictBar } from './conflict-bar.tsx';
import { readDefinition, withCodeOf, type TextRead } from './definition-text.ts';
import { EditorBar, type EditorView } from './editor-bar.tsx';
import { EditorContext, useEditor, type EditorDeeds } from './editor-context.ts';
import { editorReducer, startEditing, type EditorState } from './editor-state.ts';
import * as styles from './form-editor.css.ts';
import { FormPreview } from './form-preview.tsx';
import { JsonView, ReadingProblems, type Writing } from './json-view.tsx';
import { placeText, type Chosen } from './place.ts';
import { problemsByPlace } from './problems.ts';
import type { DefinitionVersion } from './saver.ts';
import { useEditorTexts } from './texts.ts';
import { useDeeds, type EditorHooks, type Surroundings } from './use-deeds.ts';
import { useSaving } from './use-saving.ts';

type OwnProps = EditorHooks & {
  /** What is edited at first. For another form, give the editor another `key`. */
  definition: FormDefinition;
  /** What the server calls the state of `definition`; handed on with the first save. */
  version?: DefinitionVersion;
  /**
   * What the server has as `version`, where `definition` was changed since, such as before people had to log in again: the
   * change is saved at once.
   * @default definition
   */
  savedDefinition?: FormDefinition;
  /** The definition, once changes have been still for 300 ms. */
  onChange?: (definition: FormDefinition) => void;
  /**
   * Saves the definition, once changes have been still for 300 ms; never two saves at once. Resolve with the version that it
   * has from then on. Reject with `{ conflict: { definition, version } }` where somebody else has saved another one than
   * `version`: people then choose. Anything else that it rejects with is told, and tried again: by itself after 2 s, then less
   * and less often, and as soon as the browser is online again.
   */
  onSave?: (
    definition: FormDefinition,
    version: DefinitionVersion | undefined,
  ) => Promise<{ version: DefinitionVersion } | void>;
  /**
   * Whether something would be lost by leaving: a change that is not saved, or JSON that is not applied. The editor asks by
   * itself before the page goes; for the app's own router, such as `useBlocker`.
   */
  onUnsavedChange?: (isUnsaved: boolean) => void;
};

/**
 * `ref` and all other props go to the root. State for selectors and tests: `data-saving="saved"`, `"waiting"`, `"saving"`,
 * `"failed"` or `"conflict"`; in the list `data-entry` (such as `0.3`, of section and item) and `data-chosen`; among the
 * options `data-option` (such as `textOptions.placeholder`).
 */
export type FormEditorProps = OwnProps &
  Omit<ComponentPropsWithRef<'section'>, keyof OwnProps | 'className' | 'style' | 'children'>;

/** What has its own undo. */
const isTyping = (target: Element) =>
  target.matches('textarea, input:not([type="checkbox"], [type="radio"])');

/** Undoes and redoes, and leads from the options back to the list. */
function actByKey(
  event: KeyboardEvent<HTMLElement>,
  { deeds, focusEntry }: { deeds: EditorDeeds; focusEntry: () => void },
) {
  const { target } = event;
  // what is under way with an input method is that one's
  if (event.nativeEvent.isComposing || !(target instanceof Element)) return;
  if (event.key === 'Escape' && target.closest('[data-options]')) {
    focusEntry();
    return;
  }
  // tried out only
  if (target.closest('[data-preview]')) return;
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(target)) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) deeds.redo();
  else deeds.undo();
}

/** To where people go on: what is chosen, else the first that there is. */
function focusChosen(element: HTMLElement | null, place: Chosen | undefined) {
  const entry =
    (place && element?.querySelector<HTMLElement>(`[data-entry="${placeText(place)}"] [data-do="main"]`)) ??
    element?.querySelector<HTMLElement>('[data-do="main"], [data-add-section]') ??
    element;
  if (entry) focusOn(entry);
}

type EditingOptions = Pick<Surroundings, 'root' | 'optionsRoot' | 'showOptions'> & { handlers: EditorHooks };

/** What is edited, as of now, and all that people do with it. */
function useEditing(start: FormDefinition, { handlers, ...surroundings }: EditingOptions) {
  const texts = useEditorTexts();
  const [state, dispatch] = useReducer(editorReducer, start, startEditing);
  const hooks = useRef<EditorHooks>({});
  const latest = useRef(state);
  useLayoutEffect(() => {
    hooks.current = handlers;
    latest.current = state;
  });
  const deeds = useDeeds({ ...surroundings, state: latest, dispatch, texts, hooks });
  const { definition } = state;
  const problems = useMemo(() => problemsByPlace(definition), [definition]);
  const editor = useMemo(
    () => ({ state, dispatch, deeds, texts, problems }),
    [state, deeds, texts, problems],
  );
  const replace = useCallback((next: FormDefinition) => dispatch({ do: 'replace', definition: next }), []);
  return { editor, latest, replace };
}

/** A file that was brought, and what reading it has come to. */
type Brought = { name: string; read: TextRead; at: FormDefinition };

function useImport(latest: RefObject<EditorState>, replace: (definition: FormDefinition) => void) {
  const { text } = useEditorTexts();
  const announce = useAnnounce();
  const [brought, setBrought] = useState<Brought>();
  const takeFile = async (file: File) => {
    const read = readDefinition(await file.text(), latest.current.definition);
    // what is told of it goes with the next change
    setBrought({ name: file.name, read, at: read.definition ?? latest.current.definition });
    if (!read.definition) return;
    replace(read.definition);
    announce(text('imported'));
  };
  return { brought, importFile: (file: File) => void takeFile(file) };
}

function ImportNews({ name, read }: Brought) {
  const { text } = useEditorTexts();
  return (
    <>
      {read.definition ? null : (
        <InfoBar variant="alert" live>
          {text('importFailed', { name })}
        </InfoBar>
      )}
      <ReadingProblems read={read} />
    </>
  );
}

type SavingNewsProps = ReturnType<typeof useSaving> & {
  focusEntry: () => void;
  replace: (definition: FormDefinition) => void;
};

/** Saving has failed, or somebody else has saved another definition. */
function SavingNews({ saver, saving, focusEntry, replace }: SavingNewsProps) {
  const { state, texts } = useEditor();
  const { definition } = state;
  const { text } = texts;
  const announce = useAnnounce();
  const keepFocusOf = useCallback(
    (bar: HTMLElement | null) => () => {
      if (bar?.contains(document.activeElement)) focusEntry();
    },
    [focusEntry],
  );
  return (
    <>
      {'hasFailed' in saving ? (
        <InfoBar
          ref={keepFocusOf}
          variant="alert"
          live
          action={
            <Button
              size="small"
              loading={saving.status === 'saving'}
              loadingLabel={text('saving')}
              onClick={saver.retry}
            >
              {text('retry')}
            </Button>
          }
        >
          {text('saveFailed')}
        </InfoBar>
      ) : null}
      {saving.status === 'conflict' ? (
        <ConflictBar
          mine={definition}
          theirs={saving.conflict.definition}
          onKeepMine={() => {
            saver.keepMine();
            announce(text('keptMine'));
            focusEntry();
          }}
          onTakeTheirs={() => {
            const theirs = withCodeOf(saving.conflict.definition, definition);
            // before the focus goes where theirs may have nothing
            flushSync(() => {
              saver.takeTheirs(theirs);
              replace(theirs);
            });
            announce(text('tookTheirs'));
            focusEntry();
          }}
        />
      ) : null}
    </>
  );
}

/**
 * Where an HR person builds a form: its fields, the options of one, and how it will look. In another language than English it
 * needs its texts, which `loadEditorMessages` of `@portico/components/locales` loads: the languages as a whole leave them out.
 */
export function FormEditor({
  definition: start,
  version,
  savedDefinition = start,
  onChange,
  onSave,
  onUnsavedChange,
  onDuplicate,
  onEdit,
  onDelete,
  onMoveUp,
  onMoveDown,
  onKeyDown,
  ref,
  ...rest
}: FormEditorProps) {
  const [view, setView] = useState<EditorView>('build');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const optionsRoot = useRef<HTMLDivElement>(null);
  const { editor, latest, replace } = useEditing(start, {
    root,
    optionsRoot,
    showOptions: setSheetOpen,
    handlers: { onDuplicate, onEdit, onDelete, onMoveUp, onMoveDown },
  });
  const { deeds, texts } = editor;
  const { definition } = editor.state;
  const [writing, setWriting] = useState<Writing>({});
  const { saver, saving } = useSaving({
    start: savedDefinition,
    version,
    definition,
    isWriting: writing.draft !== undefined,
    onUnsavedChange,
    onChange,
    onSave,
  });
  const status = onSave ? saving.status : undefined;
  const { brought, importFile } = useImport(latest, replace);
  const focusEntry = useCallback(() => focusChosen(root.current, latest.current.chosen), [latest]);

  return (
    <EditorContext value={editor}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside */}
      <section
        aria-label={texts.text('editor')}
        {...rest}
        ref={(element) => {
          root.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        className={styles.editor}
        data-saving={status}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) actByKey(event, { deeds, focusEntry });
        }}
      >
        <EditorBar view={view} onViewChange={setView} status={status} onImport={importFile} />
        {brought?.at === definition ? <ImportNews {...brought} /> : null}
        <SavingNews saver={saver} saving={saving} focusEntry={focusEntry} replace={replace} />
        {view === 'build' ? (
          <BuildPanes optionsRoot={optionsRoot} isSheetOpen={isSheetOpen} onSheetOpenChange={setSheetOpen} />
        ) : (
          <div className={styles.alone}>
            {view === 'preview' ? (
              <FormPreview definition={definition} />
            ) : (
              <JsonView definition={definition} writing={writing} onWrite={setWriting} onApply={replace} />
            )}
          </div>
        )}
      </section>
    </EditorContext>
  );
}
