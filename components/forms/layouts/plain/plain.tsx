import type { FormDefinition } from '@portico/core/forms';
import type { ReactNode } from 'react';
import { Stack } from '../../../layout/stack/stack.tsx';
import { FormSection } from '../section/section.tsx';

/** What the form itself puts around its sections. */
export type LayoutProps = {
  definition: FormDefinition;
  /** What is wrong in the form, above its sections. */
  summary: ReactNode;
  /** What went wrong when it was sent, and what became of its draft, before the actions. */
  notices: ReactNode;
  /** The button that submits, and those before it. */
  actions: ReactNode;
};

/** The sections of a definition below each other. */
export const PlainLayout = ({ definition, summary, notices, actions }: LayoutProps) => (
  <Stack gap={6}>
    {summary}
    <Stack gap={8}>
      {definition.sections.map((section, index) => (
        <FormSection key={index} section={section} index={index} />
      ))}
    </Stack>
    {notices}
    <Stack direction="row" gap={3} wrap justify="end">
      {actions}
    </Stack>
  </Stack>
);
