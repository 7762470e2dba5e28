import { FormEditor, type FormEditorProps } from '@portico/components/forms/editor';

/** The library's editor: a chunk of its own, which no candidate loads. */
const Editor = (props: FormEditorProps) => <FormEditor {...props} />;

export default Editor;
