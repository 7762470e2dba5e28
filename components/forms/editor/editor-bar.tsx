import { Button } from '../../actions/button/button.tsx';
import { FileTrigger } from '../../actions/file-trigger/file-trigger.tsx';
import { Status } from '../../display/status/status.tsx';
import { SegmentedControl } from '../../inputs/segmented-control/segmented-control.tsx';
import { definitionText } from './definition-text.ts';
import { useEditor } from './editor-context.ts';
import * as styles from './form-editor.css.ts';
import type { SavingState } from './saver.ts';

export type EditorView = 'build' | 'preview' | 'json';

function download(text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'form.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

type Look = {
  variant: 'neutral' | 'success' | 'warning' | 'alert' | 'info';
  text: 'saved' | 'unsaved' | 'saving' | 'notSaved';
};

/** Above the editor: back and forth, what is shown, how saving goes, and files. */
export function EditorBar({
  view,
  onViewChange,
  status,
  onImport,
}: {
  view: EditorView;
  onViewChange: (view: EditorView) => void;
  status: SavingState['status'] | undefined;
  onImport: (file: File) => void;
}) {
  const { state, deeds, texts } = useEditor();
  const { text } = texts;
  return (
    <div className={styles.bar}>
      <SegmentedControl
        label={text('view')}
        labelHidden
        size="small"
        value={view}
        segments={[
          { value: 'build', label: text('viewBuild') },
          { value: 'preview', label: text('viewPreview') },
          { value: 'json', label: text('viewJson') },
        ]}
        onValueChange={(next) => onViewChange(next as EditorView)}
      />
      <div className={styles.cluster}>
        <Button size="small" data-history="" disabled={state.past.length === 0} onClick={deeds.undo}>
          {text('undo')}
        </Button>
        <Button size="small" data-history="" disabled={state.future.length === 0} onClick={deeds.redo}>
          {text('redo')}
        </Button>
      </div>
      <div className={styles.status}>
        {status === undefined ? null : (
          <Status variant={looks[status].variant}>{text(looks[status].text)}</Status>
        )}
      </div>
      <div className={styles.cluster}>
        <FileTrigger
          size="small"
          accept=".json,application/json"
          onFiles={([file]) => {
            if (file) onImport(file);
          }}
        >
          {text('import')}
        </FileTrigger>
        <Button size="small" onClick={() => download(definitionText(state.definition))}>
          {text('export')}
        </Button>
      </div>
    </div>
  );
}

const looks = {
  saved: { variant: 'success', text: 'saved' },
  waiting: { variant: 'neutral', text: 'unsaved' },
  saving: { variant: 'info', text: 'saving' },
  failed: { variant: 'alert', text: 'notSaved' },
  conflict: { variant: 'warning', text: 'notSaved' },
} as const satisfies Record<SavingState['status'], Look>;
