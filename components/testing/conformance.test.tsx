import { composeStories } from '@storybook/react-vite';
import type { ComponentType, Ref, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import preview from '../../.storybook/preview.tsx';
import { hydrate, render } from './render.tsx';

type Component = ComponentType<{ ref?: Ref<Element>; 'data-conformance'?: string }>;
type Story = Component & { args: object };
type StoryModule = Parameters<typeof composeStories>[0] & { default: { component?: Component } };

/** Every component with its stories, by its folder: a component has stories, and so is held to what all promise. */
const components = Object.entries(
  import.meta.glob<StoryModule>('../*/**/*.stories.tsx', { eager: true }),
).map(([file, stories]) => ({
  name: file.split('/').slice(1, -1).join('/'),
  Component: stories.default.component,
  stories: Object.entries(composeStories(stories, preview) as Record<string, Story>),
}));

type Passing =
  | 'native props and ref to one element'
  /** A field: `ref` is the element that holds its value, and native props go to the one that people see. */
  | 'native props to what is seen, ref to the value'
  /** Its props are all its own: it is several elements, or none of the page's. */
  | 'no native props';

/** Where components pass native props, unless it is to the element in `ref`. */
const otherwise: Readonly<Record<string, Passing>> = {
  ...Object.fromEntries(
    [
      'display/icon',
      'display/live-announcer',
      'feedback/toast',
      'forms/layouts/loader',
      'layout/theme-portal',
      'overlays/popover',
    ].map((name) => [name, 'no native props']),
  ),
  ...Object.fromEntries(
    [
      'inputs/checkbox-group',
      'inputs/combobox',
      'inputs/date-field',
      'inputs/date-picker',
      'inputs/masked-field',
      'inputs/month-picker',
      'inputs/number-field',
      'inputs/phone-field',
      'inputs/radio-group',
      'inputs/segmented-control',
      'inputs/star-rating',
      'inputs/time-field',
    ].map((name) => [name, 'native props to what is seen, ref to the value']),
  ),
};

/** Renders a component with an attribute of the page's own, and finds out where that and `ref` went. */
function passingOf({ Component, stories }: (typeof components)[number]): Passing {
  const ref: { current: Element | null } = { current: null };
  const [, First] = stories[0]!;
  const Rendered = Component ?? First;
  render(<Rendered {...First.args} ref={ref} data-conformance="yes" />);
  const found = [...document.querySelectorAll('[data-conformance]')];
  if (found.length === 0) return 'no native props';
  // a story may show several
  if (ref.current && found.includes(ref.current)) return 'native props and ref to one element';
  expect(ref.current).toBeInstanceOf(HTMLInputElement);
  return 'native props to what is seen, ref to the value';
}

it.each(components)('$name passes on what is the page’s own', (component) => {
  expect(passingOf(component)).toBe(otherwise[component.name] ?? 'native props and ref to one element');
});

it.each(components.filter(({ name }) => otherwise[name] !== 'no native props'))(
  '$name tells the page’s own listeners as well',
  ({ Component, stories }) => {
    const heard = new Set<string>();
    const listen = (event: SyntheticEvent) => {
      heard.add(event.type);
      // links lead nowhere
      event.preventDefault();
    };
    const listeners = { onClick: listen, onKeyDown: listen, onInput: listen, onDragEnter: listen };
    const [, First] = stories[0]!;
    const Rendered = Component ?? First;
    render(<Rendered {...First.args} data-conformance="yes" {...listeners} />);
    const element = document.querySelector('[data-conformance]')!;
    const happens = { bubbles: true, cancelable: true };
    flushSync(() => {
      element.dispatchEvent(new MouseEvent('click', happens));
      element.dispatchEvent(new KeyboardEvent('keydown', { ...happens, key: 'F9' }));
      element.dispatchEvent(new InputEvent('input', happens));
      element.dispatchEvent(new DragEvent('dragenter', { ...happens, dataTransfer: new DataTransfer() }));
    });
    expect([...heard]).toEqual(['click', 'keydown', 'input', 'dragenter']);
  },
);

it.each(components.flatMap(({ name, stories }) => stories.map(([story, Story]) => ({ name, story, Story }))))(
  '$name, $story, renders on the server without styles of its own and hydrates without a difference',
  ({ Story }) => {
    const { html, complaints } = hydrate(<Story />);
    expect(html).not.toContain('style=');
    expect(complaints).toEqual([]);
  },
);
