import { InfoBar } from '@portico/components';
import type { HtmlContrast } from './html-contrast.ts';
import type { HtmlPart } from './backend.ts';
import HtmlFindings from './html-findings.tsx';
import { contentTexts } from '../locales/areas.ts';

/** What is hard to read in the employer's own HTML, part by part. */
function OwnHtmlFindings({ of }: { of: readonly { part: HtmlPart; found: HtmlContrast }[] }) {
  const t = contentTexts.useTexts();
  return of.map(({ part, found }) => (
    <InfoBar key={part} variant="warning">
      <HtmlFindings found={found} part={t(`part.${part}`)} />
    </InfoBar>
  ));
}

export default OwnHtmlFindings;
