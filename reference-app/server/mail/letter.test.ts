import { localeFacts, locales } from '@portico/core/messages';
import { describe, expect, test } from 'vitest';
import { writeLetter } from './letter.ts';
import english from '../../locales/en-US/mails.json' with { type: 'json' };
import { sayMail, type MailName } from './texts.ts';

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
  const names = new Set(Object.keys(english).map((key) => key.split('.')[0] as MailName));
  const letters = locales.flatMap((locale) =>
    [...names].map((name) => ({ locale, name, said: sayMail(name, given, locale) })),
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
      expect(html).toContain(`dir="${localeFacts(locale).direction}"`);
      expect(html).toContain('Meridian &lt;b&gt;Health&lt;/b&gt;');
      expect(html).not.toMatch(/<b>|<img|<script|src=/);
      expect(text).not.toMatch(/undefined|NaN|[{}]/);
    },
  );
});
