import { Button, Card, TextField } from '@portico/components';
import type { ReactElement } from 'react';
import { bareElements, counts } from './bare-kinds.tsx';

/** Components by the hundred, each beside the same elements in bare React. */
export const kinds = {
  bareButton: () => counts.buttons.map(bareElements.button),
  plainButton: () => counts.buttons.map(bareElements.plainButton),
  bareCard: () => counts.cards.map(bareElements.card),
  bareField: () => counts.fields.map(bareElements.field),
  Button: () => counts.buttons.map((each) => <Button key={each}>Save job {each}</Button>),
  Card: () =>
    counts.cards.map((each) => (
      <Card key={each} title={`Nurse ${each}`} href={`#job-${each}`} meta={<span>Berlin</span>}>
        <p>Intensive care, nights</p>
      </Card>
    )),
  TextField: () =>
    counts.fields.map((each) => (
      <TextField key={each} label={`Field ${each}`} name={`field-${each}`} description="In a word or two" />
    )),
} satisfies Record<string, () => readonly ReactElement[]>;
export type MountKind = keyof typeof kinds;
