import { useOpenForms } from './open-forms.tsx';
import type { SectionName } from './save-section.ts';

const withForm: readonly string[] = [
  'personal',
  'headline',
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'links',
  'preferences',
] satisfies readonly SectionName[];
const hasForm = (section: string): section is SectionName => withForm.includes(section);

/** Goes to a part of the page, and opens what completes it. */
export function useGoTo() {
  const { editingOf, edit } = useOpenForms();
  return (section: string) => {
    const place = document.querySelector<HTMLElement>(`[id="${section}"]`);
    place?.scrollIntoView({ block: 'nearest' });
    if (!hasForm(section)) {
      // a button, or a part of the page with one in it
      const button = place?.matches('button') ? place : place?.querySelector<HTMLElement>('[data-opens]');
      button?.focus();
      button?.click();
      return;
    }
    if (editingOf(section) === null) edit(section, 'new');
    else place?.querySelector<HTMLElement>('[data-form] :is(input, select, textarea)')?.focus();
  };
}
