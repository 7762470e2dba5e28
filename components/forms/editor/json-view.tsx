import { checkDefinition, type FormDefinition } from '@portico/core/forms';
import { Button } from '../../actions/button/button.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { TextArea } from '../../inputs/text-area/text-area.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { codeMarker, definitionText, readDefinition, type TextRead } from './definition-text.ts';
import { useEditorTexts } from './texts.ts';

/** What is wrong with a text that should have been a form. */
export function ReadingProblems({ read }: { read: TextRead }) {
  const { text } = useEditorTexts();
  if (read.definition) {
    const { gone, defaults = [] } = read;
    const told = [
      ...gone.map((marker) => text('goneCode', { marker })),
      ...(defaults.length > 0 ? [text('goneDefaults', { names: defaults.join(', ') })] : []),
    ];
    return told.length === 0 ? null : (
      <InfoBar variant="warning" live>
        {told.join(' ')}
      </InfoBar>
    );
  }
  return (
    <InfoBar variant="alert" live>
      {read.message === undefined ? text('jsonNoForm') : text('jsonBroken', { message: read.message })}
      <Mistakes problems={read.problems} />
    </InfoBar>
  );
}

const Mistakes = ({ problems }: { problems: readonly { path: string; message: string }[] }) =>
  problems.length === 0 ? null : (
    <ul>
      {problems.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          {path} {message}
        </li>
      ))}
    </ul>
  );

/** What people have written and not applied, and what reading it has come to; stays until they apply or discard it. */
export type Writing = { readonly draft?: string; readonly read?: TextRead };

/** The definition as text, to read, to copy, and to paste another one. */
export function JsonView({
  definition,
  writing: { draft, read },
  onWrite,
  onApply,
}: {
  definition: FormDefinition;
  writing: Writing;
  onWrite: (writing: Writing) => void;
  onApply: (definition: FormDefinition) => void;
}) {
  const { text } = useEditorTexts();
  const announce = useAnnounce();
  const problems = checkDefinition(definition);
  const apply = () => {
    if (draft === undefined) return;
    const next = readDefinition(draft, definition);
    onWrite(next.definition ? { read: next } : { draft, read: next });
    if (!next.definition) return;
    onApply(next.definition);
    announce(text('jsonApplied'));
  };
  return (
    <Stack gap={4}>
      <TextArea
        label={text('jsonLabel')}
        description={text('jsonHelp', { marker: codeMarker('…') })}
        value={draft ?? definitionText(definition)}
        minRows={12}
        // what can be done with it, and what is wrong with it, stay in view below
        maxRows={20}
        spellCheck={false}
        dir="ltr"
        onChange={({ target }) => onWrite({ draft: target.value, ...(read && { read }) })}
      />
      {read ? <ReadingProblems read={read} /> : null}
      {problems.length > 0 ? (
        <InfoBar variant="warning">
          {text('definitionMistakes')}
          <Mistakes problems={problems} />
        </InfoBar>
      ) : null}
      <Stack direction="row" gap={3} wrap>
        <Button variant="primary" disabled={draft === undefined} onClick={apply}>
          {text('jsonApply')}
        </Button>
        <Button disabled={draft === undefined} onClick={() => onWrite({})}>
          {text('jsonDiscard')}
        </Button>
      </Stack>
    </Stack>
  );
}
