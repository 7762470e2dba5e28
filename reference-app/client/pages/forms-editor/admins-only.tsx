import { Button, Stack } from '@portico/components';
import type { ReactNode } from 'react';
import type { PageArguments, PageMeta } from '../../app/page-module.ts';
import { renderLink } from '../../app/render-link.tsx';
import * as shell from '../../app/shell.css.ts';
import { formsEditorTexts } from '../../locales/texts.ts';
import { useAddress, useSite, type Site } from '../../site/site.tsx';

export const isAdmin = ({ boot }: Pick<Site, 'boot'>): boolean => boot.user?.roles.includes('admin') ?? false;

function NotAdmin() {
  const { t: site } = useSite();
  const t = formsEditorTexts.useTexts();
  const address = useAddress();
  return (
    <main className={shell.notice}>
      <Stack gap={4} align="start">
        <h1>{t('notAdmin.title')}</h1>
        <p>{t('notAdmin.text')}</p>
        <Button variant="primary" href={address('/careers')} renderLink={renderLink}>
          {site('job.allJobs')}
        </Button>
      </Stack>
    </main>
  );
}

/** Shows admins what is inside, and tells everybody else whom to ask. */
export const AdminsOnly = ({ children }: { children: ReactNode }) =>
  isAdmin(useSite()) ? children : <NotAdmin />;

/** The head of a page for admins, which search engines never list. */
export const adminsOnlyMeta = ({ site }: PageArguments): PageMeta => ({
  title: site.t('nav.forms'),
  isHidden: true,
  // visitors are asked to log in
  ...(site.boot.user && !isAdmin(site) && { status: 403 as const }),
});
