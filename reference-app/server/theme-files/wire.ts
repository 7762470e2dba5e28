import type { ThemeFile, ThemeFont, ThemePicture } from '../../contract/theme-files.ts';
import type { StoredFacts } from '../database/tables/themes.ts';
import type { Employer } from '../employers/directory.ts';
import { addressNameOf } from '../files/address-name.ts';
import { missingLetters } from './missing-letters.ts';
import type { StoredFile } from './store.ts';

type Around = { employer: Pick<Employer, 'domain' | 'config'>; used: ReadonlySet<string> };

const commonOf = (file: StoredFile, { employer, used }: Around) => ({
  id: file.sha256,
  name: file.name,
  url: `/theme-files/${employer.domain}/${addressNameOf(file)}`,
  bytes: file.size,
  uploadedAt: file.uploadedAt.toISOString(),
  isUsed: used.has(file.sha256),
});

type Facts<Kind extends StoredFacts['kind']> = Extract<StoredFacts, { kind: Kind }>;

export const pictureOf = (file: StoredFile, facts: Facts<'picture'>, around: Around): ThemePicture => ({
  ...commonOf(file, around),
  ...facts,
});

export const fontOf = (file: StoredFile, { kind, facts }: Facts<'font'>, around: Around): ThemeFont => ({
  ...commonOf(file, around),
  kind,
  facts,
  missing: missingLetters(facts, around.employer.config.supportedLanguages),
});

export const themeFileOf = (file: StoredFile, around: Around): ThemeFile =>
  file.facts.kind === 'picture' ? pictureOf(file, file.facts, around) : fontOf(file, file.facts, around);
