import type { FilesBackend } from '@portico/theme-builder';
import { isPageId } from '../../contract/page-ids.ts';
import { pageRoutes } from '../app/pages.ts';
import type { Api } from '../request/api.ts';
import type { Told } from './theme-backend.ts';

/** Every page that is built opens with a picture if the theme has one for it. */
const heroPages = [
  ...new Set(
    pageRoutes
      .filter(({ folder }) => folder !== 'not-found')
      .map(({ id }) => id)
      .filter(isPageId)
      .toReversed(),
  ),
];

function formOf(field: string, file: File): FormData {
  const form = new FormData();
  form.append(field, file);
  return form;
}

/** The pictures and fonts that the site keeps for its themes. */
export const createFilesBackend = (api: Api, told: Told): FilesBackend => ({
  heroPages,
  list: async () => (await told(api.get('/api/pcsx/themes/files'))).files,
  uploadPicture: (file, sending) =>
    told(api.postForm('/api/pcsx/themes/pictures', formOf('picture', file), sending)),
  uploadFont: (file, sending) => told(api.postForm('/api/pcsx/themes/fonts', formOf('font', file), sending)),
  remove: async (id) => (await told(api.delete('/api/pcsx/themes/files/{id}', { in: { id } }))).files,
});
