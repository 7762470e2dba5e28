import { describe, expect, test } from 'vitest';
import { locales } from '@portico/core/messages';
import { writeLetter } from './letter.ts';
import { mailTexts } from './locales/index.ts';

describe('AUTH-03 a letter', () => {
  const given = {
    company: 'Meridian <b>Health</b>',
    name: 'Ada & "Co"',
    hours: 24,
    minutes: 10,
    search: 'nurse',
    count: 12,
    more: 2,
  };
  const letters = locales.flatMap((locale) =>
    Object.entries(mailTexts[locale]).flatMap(([name, said]) =>
      typeof said !== 'function' ? [] : [{ locale, name, said: said(given) }],
    ),
  );

  test.each(letters)(
    '$name in $locale says everything as text, and shows names as they are',
    ({ locale, said }) => {
      const { action: label, ...rest } = said;
      const href = 'https://careers.example/?a=1&b=2';
      const {
        subject,
        text,
        html = '',
      } = writeLetter(
        { ...rest, ...(label !== undefined && { action: { label, href } }) },
        { locale, company: given.company },
      );
      expect(subject).toContain(given.company);
      for (const line of said.lines) expect(text).toContain(line);
      expect(text.includes(href)).toBe(label !== undefined);
      expect(html).toContain(`dir="${mailTexts[locale].direction}"`);
      expect(html).toContain('Meridian &lt;b&gt;Health&lt;/b&gt;');
      expect(html).not.toMatch(/<b>|<img|<script|src=/);
      expect(text).not.toContain('undefined');
    },
  );
});
