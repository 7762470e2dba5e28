import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { runCommand } from '../server/run-command.ts';
import { addressOf, meridian } from './employers.ts';
import { hydrated, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';

const importer = path.resolve(import.meta.dirname, '../../reference-app/importer/cli.ts');

for (const hasScript of [true, false])
  test.describe(hasScript ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScript });

    test('SEARCH-05 API-08 who turns pages while jobs are posted on top sees no job twice, forth and back, and the new jobs on the first page', async ({
      page,
      ownSite,
    }, testInfo) => {
      const search = new SearchPage(page);
      const pager = page.getByRole('navigation', { name: 'Pages of results' });
      const post = async (title: string) => {
        const file = testInfo.outputPath(`${title}.csv`);
        await writeFile(file, `id,title,posted\n${title},${title},${new Date().toISOString()}\n`);
        const { code, failure } = await runCommand(
          importer,
          ['--employer', meridian, '--format', 'csv', file],
          ownSite.environment,
        );
        expect(code, failure).toBe(0);
      };
      const turn = async (name: 'Next' | 'Previous', range: string) => {
        await pager.getByRole('link', { name }).click();
        await expect(pager).toContainText(range);
        await expect(search.results).toHaveAttribute('aria-busy', 'false');
      };

      await page.goto(`${ownSite.address}${addressOf('/careers')}`);
      if (hasScript) await hydrated(page);
      const first = await pids(page, search);
      await post('top-1');
      await turn('Next', '11 to 20');
      const second = await pids(page, search);
      await post('top-2');
      await turn('Next', '21 to 30');
      const third = await pids(page, search);
      expect(new Set([...first, ...second, ...third]).size).toBe(30);
      const version = new URL(page.url()).searchParams.get('as_of');
      expect(version).toMatch(/^\d+$/);

      await turn('Previous', '11 to 20');
      expect(await pids(page, search)).toEqual(second);
      // a job beside the list leaves it what it is
      await search.cards.nth(4).getByRole('link').click();
      await search.expectParameter('pid', second[4]!);
      await search.expectParameter('as_of', version);
      expect(await pids(page, search)).toEqual(second);

      await page.goto(`${ownSite.address}${addressOf('/careers/search')}`);
      await expect(search.cards.getByRole('link').nth(0)).toHaveText('top-2');
      await expect(search.cards.getByRole('link').nth(1)).toHaveText('top-1');
    });

    test('SEARCH-01 SEARCH-06 another search, another order and the first page have nothing of an earlier list in their addresses', async ({
      page,
    }) => {
      const search = new SearchPage(page);
      const pager = page.getByRole('navigation', { name: 'Pages of results' });
      const secondPage = async () => {
        await page.goto(addressOf('/careers/search', { query: 'nurse' }));
        if (hasScript) await hydrated(page);
        await pager.getByRole('link', { name: 'Next' }).click();
        await expect(page).toHaveURL(/as_of=\d+/);
        await expect(pager).toContainText('11 to 20');
      };
      const expectNone = async () => {
        await search.expectParameter('start', null);
        await search.expectParameter('as_of', null);
      };

      await secondPage();
      // the server writes it
      await page.reload();
      if (hasScript) await hydrated(page);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute('href', /start=10/);
      await expect(canonical).not.toHaveAttribute('href', /as_of/);
      await pager.getByRole('link', { name: 'Previous' }).click();
      await expectNone();

      await secondPage();
      await search.search('manager');
      await search.expectParameter('query', 'manager');
      await expectNone();

      await secondPage();
      await search.filter('Department').click();
      await search.option('Department', 'Nursing').check();
      if (!hasScript) await page.getByRole('button', { name: 'Show results' }).click();
      await search.expectParameter('filter_department', 'Nursing');
      await expectNone();

      if (!hasScript) return;
      await secondPage();
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('timestamp');
      await search.expectParameter('sort_by', 'timestamp');
      await expectNone();
    });
  });

/** The ids of the listed jobs, in their order. */
async function pids(page: Page, search: SearchPage): Promise<string[]> {
  const hrefs = await search.hrefs();
  return hrefs.map((href) => new URL(href, page.url()).searchParams.get('pid') ?? '');
}
