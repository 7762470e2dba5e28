import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../actions/button/button.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { useUpTo } from '../../layout/breakpoints/use-up-to.ts';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { Sheet } from '../../overlays/sheet/sheet.tsx';
import { focusOn } from '../../theme/focus-on.ts';
import type { FormDefinition } from '../definition/definition.ts';
import { ConflictBar } from './conflict-bar.tsx';
import { readDefinition, withCodeOf, type TextRead } from './definition-text.ts';
import { EditorBar, type EditorView } from './editor-bar.tsx';
import { EditorContext } from './editor-context.ts';
import { editorReducer, startEditing } from './editor-state.ts';
import * as styles from './form-editor.css.ts';
import { FormPreview } from './form-preview.tsx';
import { JsonView, ReadingProblems, type Writing } from './json-view.tsx';
import { Outline } from './outline.tsx';
import { OptionsPanel } from './panel.tsx';
import { placeText } from './place.ts';
import { problemsByPlace } from './problems.ts';
import type { DefinitionVersion } from './saver.ts';
import { useEditorTexts } from './texts.ts';
import { useDeeds, type EditorHooks } from './use-deeds.ts';
import { useSaving } from './use-saving.ts';

type OwnProps = EditorHooks & {
  /** What is edited at first. For another form, give the editor another `key`. */
  definition: FormDefinition;
  /** What the server calls the state of `definition`; handed on with the first save. */
  version?: DefinitionVersion;
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

/**
 * Where an HR person builds a form: its fields, the options of one, and how it will look. In another language than English it
 * needs its texts, `editor` of `@portico/components/locales/ar/parts`, which the languages as a whole leave out.
 */
export function FormEditor({
  definition: start,
  version,
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
  const texts = useEditorTexts();
  const { text } = texts;
  const announce = useAnnounce();
  const isPhone = useUpTo(600);
  const isNarrow = useUpTo(1024);
  const [state, dispatch] = useReducer(editorReducer, start, startEditing);
  const { definition, chosen } = state;
  const [view, setView] = useState<EditorView>('build');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [brought, setBrought] = useState<{ name: string; read: TextRead; at: FormDefinition }>();
  const [writing, setWriting] = useState<Writing>({});
  const isWriting = writing.draft !== undefined;
  const { saver, saving } = useSaving({
    start,
    version,
    definition,
    isWriting,
    onUnsavedChange,
    onChange,
    onSave,
  });

  const hooks = useRef<EditorHooks>({});
  const latest = useRef(state);
  useLayoutEffect(() => {
    hooks.current = { onDuplicate, onEdit, onDelete, onMoveUp, onMoveDown };
    latest.current = state;
  });
  const root = useRef<HTMLElement>(null);
  const optionsRoot = useRef<HTMLDivElement>(null);
  const deeds = useDeeds({
    root,
    optionsRoot,
    state: latest,
    dispatch,
    texts,
    hooks,
    showOptions: setSheetOpen,
  });
  const problems = useMemo(() => problemsByPlace(definition), [definition]);
  const editor = useMemo(
    () => ({ state, dispatch, deeds, texts, problems }),
    [state, deeds, texts, problems],
  );
  const replace = useCallback((next: FormDefinition) => dispatch({ do: 'replace', definition: next }), []);
  const takeFile = async (file: File) => {
    const read = readDefinition(await file.text(), latest.current.definition);
    // what is told of it goes with the next change
    setBrought({ name: file.name, read, at: read.definition ?? latest.current.definition });
    if (!read.definition) return;
    replace(read.definition);
    announce(text('imported'));
  };
  /** To where people go on: what is chosen, else the first that there is. */
  const focusEntry = useCallback(() => {
    const element = root.current;
    const { chosen: place } = latest.current;
    const entry =
      (place && element?.querySelector<HTMLElement>(`[data-entry="${placeText(place)}"] [data-do="main"]`)) ??
      element?.querySelector<HTMLElement>('[data-do="main"], [data-add-section]') ??
      element;
    if (entry) focusOn(entry);
  }, []);
  const keepFocusOf = useCallback(
    (bar: HTMLElement | null) => () => {
      if (bar?.contains(document.activeElement)) focusEntry();
    },
    [focusEntry],
  );
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
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
  };

  const options = chosen ? <OptionsPanel key={placeText(chosen)} chosen={chosen} /> : null;
  const outline = (
    <>
      <VisuallyHidden>
        <h2>{text('fields')}</h2>
      </VisuallyHidden>
      {definition.sections.length === 0 ? (
        <EmptyState title={text('emptyTitle')} headingLevel={3}>
          {text('emptyText')}
        </EmptyState>
      ) : null}
      <Outline />
    </>
  );

  return (
    <EditorContext value={editor}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls inside */}
      <section
        aria-label={text('editor')}
        {...rest}
        ref={(element) => {
          root.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        className={styles.editor}
        data-saving={onSave ? saving.status : undefined}
        onKeyDown={byKey}
      >
        <EditorBar
          view={view}
          onViewChange={setView}
          status={onSave ? saving.status : undefined}
          onImport={(file) => void takeFile(file)}
        />
        {brought?.at === definition ? (
          <>
            {brought.read.definition ? null : (
              <InfoBar variant="alert" live>
                {text('importFailed', { name: brought.name })}
              </InfoBar>
            )}
            <ReadingProblems read={brought.read} />
          </>
        ) : null}
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
        {view === 'build' ? (
          <div className={styles.panes}>
            <div className={styles.list}>{outline}</div>
            {isPhone ? (
              <Sheet
                open={isSheetOpen && chosen !== undefined}
                onOpenChange={setSheetOpen}
                title={text('options')}
                ref={optionsRoot}
                data-options=""
                footer={
                  <Button variant="primary" onClick={() => setSheetOpen(false)}>
                    {text('done')}
                  </Button>
                }
              >
                {options}
              </Sheet>
            ) : (
              <div ref={optionsRoot} className={styles.options} data-options="">
                <VisuallyHidden>
                  <h2>{text('options')}</h2>
                </VisuallyHidden>
                {options ?? (
                  <EmptyState title={text('nothingChosen')} headingLevel={3}>
                    {text('nothingChosenText')}
                  </EmptyState>
                )}
              </div>
            )}
            {isNarrow ? null : (
              <div className={styles.beside}>
                <h2 className={styles.paneTitle}>{text('preview')}</h2>
                <FormPreview definition={definition} />
              </div>
            )}
          </div>
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
