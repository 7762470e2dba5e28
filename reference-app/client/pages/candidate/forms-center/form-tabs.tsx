import { Tabs, VisuallyHidden } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../site/site.tsx';
import { useLast } from '../../../app/use-last.ts';
import { formsCenterTexts } from '../../../locales/texts.ts';
import { formsQuery } from '../../../request/queries/forms.ts';
import { askedTab, chosenTab, tabParameter } from './chosen-tab.ts';
import { FormList } from './form-list.tsx';
import * as styles from './forms-center.css.ts';

type Tab = { id: string; title: string; count?: number };

const everything = '*';

/** The forms by their tabs, where there are several; the one that is shown is in the address (FORMSCENTER-01). */
export function FormTabs() {
  const { api, boot } = useSite();
  const t = formsCenterTexts.useTexts();
  const [parameters, setParameters] = useSearchParams();
  const asked = askedTab(parameters);
  // how many forms are in each stays to be read while those of another one are on their way
  const counted = useLast(useQuery(formsQuery(api, asked)).data?.tabs);
  const tabs: readonly Tab[] = counted ?? boot.configs.formsConfig.tabs;
  // one alone is no choice
  if (tabs.length < 2) return <FormList title={t('list')} tab={undefined} />;
  const all = {
    id: undefined,
    title: t('tab.all'),
    count: counted?.reduce((sum, { count }) => sum + count, 0),
  };
  return (
    <Tabs
      label={t('tabs')}
      // a panel asks the server for what is in it
      activation="manual"
      value={valueOf(chosenTab(asked, tabs))}
      onValueChange={(next) => {
        const changed = new URLSearchParams(parameters);
        if (next === everything) changed.delete(tabParameter);
        else changed.set(tabParameter, decodeURIComponent(next));
        setParameters(changed, { preventScrollReset: true });
      }}
      items={[all, ...tabs].map(({ id, title, count }) => ({
        value: valueOf(id),
        label: <bdi>{title}</bdi>,
        badge: count !== undefined && <Count count={count} />,
        content: (
          <div className={styles.panel}>
            <FormList title={title} tab={id} />
          </div>
        ),
      }))}
    />
  );
}

function Count({ count }: { count: number }) {
  const { boot } = useSite();
  const t = formsCenterTexts.useTexts();
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{new Intl.NumberFormat(boot.locale).format(count)}</span>
      <VisuallyHidden>{t('tab.count', { count })}</VisuallyHidden>
    </span>
  );
}

/** Ids are the employer's, who may put spaces into them. */
const valueOf = (id: string | undefined): string => (id === undefined ? everything : encodeURIComponent(id));
