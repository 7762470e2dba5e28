import type { Messages } from '@portico/core/messages';
import { writeDistance } from '@portico/core/places';
import type { Match, MatchPart } from '../../../contract/match.ts';
import type { PositionMessageKey } from '../../locales/texts.ts';

// as docs/match.md has it: from there on the way counts against the candidate
const nearKilometres = 50;

/** Why a part of the match is worth what it is, in the reader's language: the server's own reasons are English. */
export function matchReason(
  { skills, experience, seniority, location, parts }: Match,
  name: MatchPart,
  { t, locale }: { t: Messages<PositionMessageKey>; locale: string },
): string {
  const part = parts.find((one) => one.name === name);
  const reasons: Record<MatchPart, () => string> = {
    skills: () => {
      const own = skills.matched.length;
      const asked = own + skills.missing.length;
      return asked === 0 ? t('match.skills.none') : t('match.skills.counted', { own, asked });
    },
    experience: () => {
      const { askedYears, years } = experience;
      if (askedYears === null) return t('match.experience.notAsked');
      if (years === null) return t('match.experience.unknown');
      return t('match.experience.counted', { asked: askedYears, own: years });
    },
    seniority: () => {
      const { asked, own } = seniority;
      if (asked === null) return t('match.seniority.notAsked');
      if (own === null) return t('match.seniority.unknown');
      return t('match.seniority.counted', { asked: t(`match.level.${asked}`), own: t(`match.level.${own}`) });
    },
    location: () => {
      const { isRemote, kilometres } = location;
      if (isRemote) return t('match.location.remote');
      if (!part?.isCounted) return t('match.location.unknown');
      // full marks for a far place: one that they like, or would move to
      if (kilometres === null || (part.value === 1 && kilometres > nearKilometres))
        return t('match.location.fits');
      return t('match.location.distance', { distance: writeDistance(kilometres, locale) });
    },
  };
  return reasons[name]();
}
