import type { FormDefinition } from '@portico/core/forms';
import { Component, useDeferredValue, useState, type ReactNode } from 'react';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Form } from '../form/form.tsx';
import { useEditor } from './editor-context.ts';

type GuardProps = { definition: FormDefinition; fallback: ReactNode; children: ReactNode };
type GuardState = { definition?: FormDefinition; isBroken: boolean };

/** A definition that breaks the form is told of; the next one is tried again. */
class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { isBroken: false };
  static getDerivedStateFromProps({ definition }: GuardProps, state: GuardState): GuardState | null {
    return definition === state.definition ? null : { definition, isBroken: false };
  }
  static getDerivedStateFromError(): Partial<GuardState> {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

/** The options that hold an address which the form calls by itself, as `EditorState` says what is typed into. */
const isAddress = /"(?:src|apiEndpoint)"\]$/;

/** The form as people will see it, with its mistakes in their places. */
export function FormPreview({ definition }: { definition: FormDefinition }) {
  const { state, texts } = useEditor();
  const { text } = texts;
  const [settled, setSettled] = useState(definition);
  // nobody is asked at an address of which only a half is typed
  if (settled !== definition && !isAddress.test(state.typing ?? '')) setSettled(definition);
  // typing into an option does not wait for the whole form
  const shown = useDeferredValue(settled);
  const [sent, setSent] = useState<FormDefinition>();
  return (
    <Guard definition={shown} fallback={<InfoBar variant="alert">{text('previewFailed')}</InfoBar>}>
      <Stack gap={5} data-preview="">
        <Form
          definition={shown}
          showsMistakes
          submitLabel={text('previewSubmit')}
          onSubmit={() => setSent(shown)}
        />
        {sent === shown ? (
          <InfoBar variant="success" live>
            {text('previewFine')}
          </InfoBar>
        ) : null}
      </Stack>
    </Guard>
  );
}
