import { sanitizeHtml } from '@portico/core/html';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './rich-text.tsx';
import { richTextTokens } from './rich-text.tokens.ts';

const jobText = `
<p>We look for a <strong>nurse</strong> who <em>likes to teach</em>. Read <a href="https://example.com/values">what we stand for</a>
or write to <a href="mailto:jobs@example.com">jobs@example.com</a>.</p>
<h2>What you will do</h2>
<ul><li>Care for people at home</li><li>Plan your own rounds
  <ol><li>in the morning,</li><li>in the evening</li></ol></li><li>Teach those who are new</li></ul>
<h3>Who you will work with</h3>
<p>Twelve nurses and two doctors.</p>
<blockquote><p>I have never had as much time for people.</p></blockquote>
<hr>
<h2>What you get</h2>
<table><caption>Pay by year of work</caption>
<thead><tr><th scope="col">Year</th><th scope="col">A month</th></tr></thead>
<tbody><tr><th scope="row">First</th><td>€ 3,200</td></tr><tr><th scope="row">Second</th><td>€ 3,400</td></tr></tbody></table>
<p>Quote <code>NUR-12</code> when you call.</p>
<pre><code>08:00  hand-over
08:30  first round</code></pre>`;

const meta = {
  title: 'Display/Rich text',
  component: RichText,
  args: { html: sanitizeHtml(jobText) },
  parameters: {
    tokens: richTextTokens,
    docs: {
      description: {
        component: `
Shows a text that somebody else has written as HTML: a job’s, an event’s, an employer’s. It takes only what \`sanitizeHtml\` has made, so
a text straight from a form or a feed does not compile. Sanitise where the text is stored, and pages do not load the sanitiser:
\`import { sanitizeHtml } from '@portico/core/html'\` needs no browser.

| Do | Don’t |
|---|---|
| Set \`headingLevel\` to one below the heading above it | Show a text of your own pages in it: use components |
| Sanitise once, when a text is stored, and again when \`sanitizerVersion\` has gone up | Write \`as SanitizedHtml\` for what no sanitiser has seen |
| Give \`lang\` when the text is not in the page’s language | Put it into a link or a button |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Moves to the next or previous link or table |
| Arrow keys on a table | Scroll it, when it is wider than the text |
`,
      },
    },
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LowerHeadings: Story = { args: { headingLevel: 4 } };
export const Extremes: Story = {
  args: {
    html: sanitizeHtml(`
<h2>${'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2)}</h2>
<p>https://example.com/${'x'.repeat(200)}</p>
<table><tbody><tr>${'<td>Donaudampfschifffahrt</td>'.repeat(12)}</tr></tbody></table>
<p dir="rtl">وظائف في برلين</p>`),
  },
  globals: { viewport: { value: 'mobile1' } },
};
export const Arabic: Story = {
  args: { html: sanitizeHtml('<h2>عن الوظيفة</h2><ul><li>واحد</li><li>اثنان</li></ul>'), lang: 'ar' },
};
export const Empty: Story = { args: { html: sanitizeHtml('') } };
