import type { SettingsMessages } from '../../../locales/texts.ts';
import type { Change } from './change.ts';

/** What is said once a change is made. */
export function doneText(change: Change, t: SettingsMessages): string {
  switch (change.kind) {
    case 'choices':
      return t('saved');
    case 'consent':
      return t(change.isGiven ? 'consent.isGiven' : 'consent.isWithdrawn');
    case 'alert': {
      const { name, frequency, isActive } = change.change;
      if (name !== undefined) return t('alerts.isRenamed', { name });
      if (frequency !== undefined)
        return t(frequency === 'daily' ? 'alerts.isDaily' : 'alerts.isWeekly', { name: change.name });
      return t(isActive ? 'alerts.isResumed' : 'alerts.isPaused', { name: change.name });
    }
    case 'removeAlert':
      return t('alerts.isRemoved', { name: change.name });
    case 'endSession':
      return t('sessions.isEnded', { name: change.name });
    case 'endOthers':
      return t('sessions.othersEnded');
  }
}
