import type { ReactNode } from 'react';
import * as panel from '../style/panel.css.ts';
import { useBuilder } from '../store/use-editor.ts';
import { lacks } from './team.ts';
import { useTeam } from './use-team.ts';

/** What only those are offered who may publish; the others read why it is not there. */
export function PublishingAllowed({ children }: { children: ReactNode }) {
  const { t } = useBuilder().texts;
  const mayNot = useTeam((state) => lacks(state, 'publish'));
  return mayNot ? <p className={panel.help}>{t('team.noPublish')}</p> : children;
}
