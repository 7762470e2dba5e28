import type { Banner } from './backend.ts';
import type { ContentKey } from '../locales/areas.ts';

export type BannerField = 'text' | 'pages' | 'endsAt';

/** What keeps a banner from being saved, by field. */
export const problemsOf = ({
  text,
  pages,
  startsAt,
  endsAt,
}: Banner): Partial<Record<BannerField, ContentKey>> => ({
  ...(text.trim() === '' && { text: 'banner.noText' }),
  ...(text.length > 500 && { text: 'banner.longText' }),
  ...(pages.length === 0 && { pages: 'banner.noPages' }),
  ...(startsAt !== undefined &&
    endsAt !== undefined &&
    Date.parse(endsAt) <= Date.parse(startsAt) && { endsAt: 'banner.order' }),
});
