import { cssVariable, pathOf, sectionClass, sectionOf, tokenNames, type SectionId } from '@portico/tokens';
import { useLayoutEffect, useRef, useState } from 'react';
import * as styles from './token-table.css.ts';

/** What a token is worth in the theme and scheme that are chosen now, read where its section sets it. */
function useLiveValues(section: SectionId) {
  const root = useRef<HTMLTableElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    const read = () => {
      if (!root.current) return;
      const computed = getComputedStyle(root.current);
      setValues(
        Object.fromEntries(
          tokenNames(section).map((token) => [
            token,
            computed.getPropertyValue(cssVariable(pathOf(section, token))).trim(),
          ]),
        ),
      );
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-pt-scheme', 'style', 'dir'] });
    return () => observer.disconnect();
  }, [section]);
  return { root, values };
}

function SectionTokens({ section }: { section: SectionId }) {
  const { root, values } = useLiveValues(section);
  const { label, tokens, tier } = sectionOf(section);
  return (
    <table
      ref={root}
      className={tier === 'component' ? `${styles.table} ${sectionClass(section)}` : styles.table}
    >
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">CSS variable</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokens).map(([token, definition]) => (
          <tr key={token}>
            <th scope="row">{definition.label}</th>
            <td>
              <code>{cssVariable(pathOf(section, token))}</code>
            </td>
            <td>
              {definition.kind === 'color' ? (
                <span
                  className={styles.swatch}
                  style={{ backgroundColor: `var(${cssVariable(pathOf(section, token))})` }}
                />
              ) : null}
              <code>{values[token]}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Live token tables of the sections that a component consumes. */
export const TokenTable = ({ sections }: { sections: readonly SectionId[] }) => (
  <>
    <h2>Tokens</h2>
    {sections.map((section) => (
      <details key={section} open={sectionOf(section).tier === 'component'}>
        <summary>
          <code>{section}</code>
        </summary>
        <SectionTokens section={section} />
      </details>
    ))}
  </>
);
