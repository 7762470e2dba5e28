import { Stack } from '@portico/components/stack';
import { sectionOf, type SectionId } from '@portico/tokens';
import { placeLabels } from '@portico/tokens/help';
import { useEffect, useState } from 'react';
import * as styles from './consumers.css.ts';

// each component's own declaration, which a test compares with its stylesheets
const declared = import.meta.glob<Record<string, readonly SectionId[]>>('../../components/*/*/*.tokens.ts', {
  eager: true,
});

/** The folders of the components that use a section. */
const consumersOf = (section: SectionId): readonly string[] =>
  Object.entries(declared).flatMap(([file, exported]) =>
    Object.values(exported).some((sections) => sections.includes(section))
      ? [file.replace('../../', './').replace(/\/[^/]+$/, '')]
      : [],
  );

type Entry = { id: string; type: string; title: string; importPath: string };

/** The first story of each folder, by Storybook's own list of them. */
function useFirstStories(): ReadonlyMap<string, Entry> {
  const [stories, setStories] = useState<ReadonlyMap<string, Entry>>(new Map());
  useEffect(() => {
    const list = async () => {
      const { entries } = (await (await fetch('index.json')).json()) as { entries: Record<string, Entry> };
      const shown = Object.values(entries).filter(({ type }) => type === 'story');
      // the first of a folder is set last
      setStories(
        new Map(
          shown.toReversed().map((entry) => [entry.importPath.replace(/\/[^/]+$/, ''), entry] as const),
        ),
      );
    };
    void list();
  }, []);
  return stories;
}

/** All that a section of the theme paints, in the look, scheme and direction that are chosen. */
export function Consumers({ section, globals }: { section: SectionId; globals: string }) {
  const stories = useFirstStories();
  const folders = consumersOf(section);
  const { seen } = sectionOf(section);
  return (
    <Stack gap={3}>
      <h2>Where it is seen</h2>
      <p>{seen.map((place) => placeLabels[place]).join(' · ')}</p>
      <h2>Components that use it ({folders.length})</h2>
      <ul className={styles.list}>
        {folders.map((folder) => {
          const story = stories.get(folder);
          const name = story?.title ?? folder;
          return (
            <li key={folder}>
              <h3>
                {story ? (
                  <a href={`?path=/docs/${story.id.split('--')[0]}--docs`} target="_top">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </h3>
              {story ? (
                // oxlint-disable-next-line react/iframe-missing-sandbox -- the same Storybook, with its scripts
                <iframe
                  className={styles.frame}
                  title={name}
                  loading="lazy"
                  src={`iframe.html?viewMode=story&id=${story.id}&globals=${encodeURIComponent(globals)}`}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
