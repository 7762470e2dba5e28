import type { RefObject } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { useUpTo } from '../../layout/breakpoints/use-up-to.ts';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { Sheet } from '../../overlays/sheet/sheet.tsx';
import { useEditor } from './editor-context.ts';
import * as styles from './form-editor.css.ts';
import { FormPreview } from './form-preview.tsx';
import { Outline } from './outline.tsx';
import { OptionsPanel } from './panel.tsx';
import { placeText } from './place.ts';

type BuildPanesProps = {
  optionsRoot: RefObject<HTMLDivElement | null>;
  /** Whether the options are in view on phones, where they come in a sheet. */
  isSheetOpen: boolean;
  onSheetOpenChange: (isOpen: boolean) => void;
};

/** The fields, the options of the one that is chosen, and beside them, where there is room, how the form will look. */
export function BuildPanes({ optionsRoot, isSheetOpen, onSheetOpenChange }: BuildPanesProps) {
  const { state, texts } = useEditor();
  const { definition, chosen } = state;
  const { text } = texts;
  const isPhone = useUpTo(600);
  const isNarrow = useUpTo(1024);
  const options = chosen ? <OptionsPanel key={placeText(chosen)} chosen={chosen} /> : null;
  return (
    <div className={styles.panes}>
      <div className={styles.list}>
        <VisuallyHidden>
          <h2>{text('fields')}</h2>
        </VisuallyHidden>
        {definition.sections.length === 0 ? (
          <EmptyState title={text('emptyTitle')} headingLevel={3}>
            {text('emptyText')}
          </EmptyState>
        ) : null}
        <Outline />
      </div>
      {isPhone ? (
        <Sheet
          open={isSheetOpen && chosen !== undefined}
          onOpenChange={onSheetOpenChange}
          title={text('options')}
          ref={optionsRoot}
          data-options=""
          footer={
            <Button variant="primary" onClick={() => onSheetOpenChange(false)}>
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
  );
}
