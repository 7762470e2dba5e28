import { useBuilder } from '../store/use-editor.ts';
import { versionsTexts } from '../locales/areas.ts';
import type { ThemeRight } from '../team/backend.ts';
import { themeRights } from '../team/theme-rights.ts';

/** Names rights in one line. */
export function useRightsText() {
  const { locale } = useBuilder().texts;
  const t = versionsTexts.useTexts();
  const listed = (rights: readonly ThemeRight[]): string =>
    new Intl.ListFormat(locale).format(rights.map((right) => t(`rights.${right}`)));
  return {
    listed,
    /** What somebody with these rights may do. */
    may: (rights: readonly ThemeRight[]): string => {
      if (rights.length === 0) return t('rights.mayNothing');
      return rights.length === themeRights.length
        ? t('rights.mayAll')
        : t('rights.may', { rights: listed(rights) });
    },
  };
}
