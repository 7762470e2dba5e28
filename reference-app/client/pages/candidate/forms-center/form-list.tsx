import { EmptyState, FileIcon, Grid } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { QueryPanel } from '../../../app/query-panel.tsx';
import { useSite } from '../../../site/site.tsx';
import { formsCenterTexts } from '../../../locales/texts.ts';
import { formsQuery } from '../../../request/queries/forms.ts';
import { FormCard } from './form-card.tsx';

type FormListProps = {
  title: string;
  /** undefined = forms of all tabs. */
  tab: string | undefined;
};

/** The forms of a tab, those that wait first. */
export function FormList({ title, tab }: FormListProps) {
  const { api } = useSite();
  const t = formsCenterTexts.useTexts();
  const query = useQuery(formsQuery(api, tab));
  return (
    <QueryPanel title={title} failed={t('failed')} query={query} lines={9}>
      {({ forms }) =>
        forms.length === 0 ? (
          <EmptyState headingLevel={3} icon={<FileIcon />} title={t('none')}>
            {t(tab === undefined ? 'noneHint' : 'noneInTab')}
          </EmptyState>
        ) : (
          <Grid as="ul" columns="large">
            {forms.map((form) => (
              <FormCard key={form.id} form={form} now={query.dataUpdatedAt} />
            ))}
          </Grid>
        )
      }
    </QueryPanel>
  );
}
