import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Map, type MapProps } from './map.tsx';
import { mapTokens } from './map.tokens.ts';
import type { MapMarker } from './places.ts';

const places = [
  ['Berlin', 52.52, 13.4, 12],
  ['Potsdam', 52.4, 13.06, 8],
  ['Oslo', 59.91, 10.75, 1],
  ['Zürich', 47.37, 8.54, 7],
  ['Lima', -12.05, -77.05, 59],
  ['San Francisco', 37.77, -122.42, 1200],
  ['Bengaluru', 12.97, 77.59, 240],
  ['Sydney', -33.87, 151.21, 3],
] as const;
const markers: readonly MapMarker[] = [
  ...places.map(([label, latitude, longitude, count]) => ({
    id: label,
    label,
    position: [latitude, longitude] as const,
    count,
  })),
  { id: 'nairobi', label: 'Nairobi', position: [-1.29, 36.82], count: 1, isRemote: true },
];

function Searching(props: MapProps) {
  const [said, setSaid] = useState('');
  return (
    <Stack>
      <Map
        {...props}
        onMarkerPress={({ label, count }) => setSaid(`${label}: ${count}`)}
        onSearchArea={(corners) => setSaid(corners.join(' to '))}
      />
      <div id={props.listId}>
        {props.markers.map(({ id, label, count }) => (
          <p key={id}>
            {label}: {count}
          </p>
        ))}
      </div>
      <output>{said}</output>
    </Stack>
  );
}

const meta = {
  title: 'Viewers/Map',
  component: Map,
  render: (args) => <Searching {...args} />,
  args: { label: 'Jobs on the map', listId: 'jobs', markers },
  parameters: {
    tokens: mapTokens,
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `
Places with jobs. The map comes after the page and needs no server for maps: the countries of the world come along, coarse at
first and finer when people come nearer, in the theme’s colours. Markers that would lie on top of each other are joined, and
their jobs add up. Pages that let people find themselves need \`geolocation=(self)\` in their permissions policy.

| Do | Don’t |
|---|---|
| Put the list of the same jobs beside it, and its id into \`listId\` | Make the map the only way to a job |
| Change \`searchKey\` with each search | Search again while people move the map |
| Name a tile server’s owner in \`attribution\`, and allow its pictures in the pages’ policy | Use somebody’s tiles without asking |

| Key | What it does |
|---|---|
| Tab, Shift + Tab | Moves to “Skip the map”, the map, its markers and its buttons |
| Enter on “Skip the map” | Goes to the list |
| Arrow keys on the map | Move it |
| +, − on the map | Zoom it |
| Enter, Space on a marker | Shows its jobs, or zooms in to where it falls apart |

A wheel zooms with Ctrl or Command, or when the map has the focus; two fingers move the map, one scrolls the page.
`,
      },
    },
  },
} satisfies Meta<typeof Map>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('application')).toBeVisible();
};

export const Default: Story = { play: ready };
export const Moved: Story = {
  args: { canLocate: true, defaultView: { center: [50, 11], zoom: 5 }, height: 'large' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zoom out' }));
    await expect(await canvas.findByRole('button', { name: 'Search this area' })).toBeVisible();
  },
};
export const Tiles: Story = {
  args: {
    defaultView: { center: [50, 11], zoom: 5 },
    tiles: {
      url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path stroke="gray" stroke-width=".01" fill="none" d="M0 0h1v1"/></svg>#{z}/{x}/{y}',
      attribution: '© The makers of these squares',
    },
  },
  play: ready,
};
export const Extremes: Story = {
  args: {
    height: 'small',
    canLocate: true,
    markers: [
      {
        id: 'long',
        label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(3),
        position: [0, 0],
        count: 123_456_789,
      },
      { id: 'none', label: 'Nowhere', position: [-85, 179], count: 0 },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: ready,
};
export const Empty: Story = { args: { markers: [] }, play: ready };
