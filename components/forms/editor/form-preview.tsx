import { Component, useDeferredValue, useState, type ReactNode } from 'react';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import type { FormDefinition } from '../definition/definition.ts';
import { Form } from '../form/form.tsx';
import { useEditorTexts } from './texts.ts';

/** A definition that breaks the form is told of; the next one is tried again. */
class Guard extends Component<
  { definition: FormDefinition; fallback: ReactNode; children: ReactNode },
  { broken?: FormDefinition }
> {
  override state: { broken?: FormDefinition } = {};
  override componentDidCatch() {
    this.setState({ broken: this.props.definition });
  }
  static getDerivedStateFromError() {
    return null;
  }
  override render() {
    return this.state.broken === this.props.definition ? this.props.fallback : this.props.children;
  }
}

/** The form as people will see it, with its mistakes in their places. */
export const FormPreview = ({ definition }: { definition: FormDefinition }) => {
  const { text } = useEditorTexts();
  // typing into an option does not wait for the whole form
  const shown = useDeferredValue(definition);
  const [sent, setSent] = useState<FormDefinition>();
  return (
    <Guard definition={shown} fallback={<InfoBar variant="alert">{text('previewFailed')}</InfoBar>}>
      <Stack gap={5}>
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
};
