import { plainSpaces } from '@portico/core/text';

/** From when to when on one day: “10:30 – 11:15 AM” in US English. All times are in ms since 1970, the zone is by IANA. */
export const formatTimes = (
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  { locale, timeZone }: { locale: string; timeZone: string },
): string =>
  plainSpaces(
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).formatRange(
      startsAt,
      endsAt,
    ),
  );
