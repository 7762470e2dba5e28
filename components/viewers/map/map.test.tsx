import { createRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { messages as ar } from '../../locales/ar/index.ts';
import { LocaleProvider } from '../../messages/locale.tsx';
import { hydrate, render } from '../../testing/render.tsx';
import { Map, type MapProps } from './map.tsx';
import type { MapMarker } from './places.ts';

const marker = (
  label: string,
  position: readonly [number, number],
  count = 1,
  isRemote = false,
): MapMarker => ({
  id: label,
  label,
  position,
  count,
  isRemote,
});
const berlin = marker('Berlin', [52.52, 13.4], 12);
const lima = marker('Lima', [-12.05, -77.05], 60);
const oslo = marker('Oslo', [59.91, 10.75]);

const example = (props: Partial<MapProps> = {}) => (
  <>
    <Map label="Jobs on the map" listId="jobs" markers={[berlin, lima, oslo]} {...props} />
    <ul id="jobs">
      <li>Nurse</li>
    </ul>
  </>
);
const map = () => page.getByRole('application', { name: 'Jobs on the map' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const search = () => button('Search this area');
const inBerlin = { defaultView: { center: berlin.position, zoom: 8 } } as const;
const placeOf = (name: string) => button(name).element().getBoundingClientRect();
const coordinates = (corners: readonly string[]) => corners.map((corner) => corner.split(',').map(Number));

function Searches() {
  const [isLima, setLima] = useState(false);
  const [height, setHeight] = useState<'small' | 'large'>('large');
  return (
    <>
      {example({
        ...inBerlin,
        height,
        onSearchArea: vi.fn(),
        markers: isLima ? [lima] : [berlin],
        searchKey: String(isLima),
      })}
      <button type="button" onClick={() => setLima(true)}>
        Search Lima
      </button>
      <button type="button" onClick={() => setHeight('small')}>
        Less
      </button>
    </>
  );
}
const geolocation = (how: (...args: Parameters<Geolocation['getCurrentPosition']>) => void) =>
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(how);
afterEach(() => vi.restoreAllMocks());

describe('Map', () => {
  it('MAP-01 has a button for each place in view, with its jobs and its name', async () => {
    const onMarkerPress = vi.fn();
    render(example({ onMarkerPress, markers: [berlin, lima, marker('Nairobi', [-1.29, 36.82], 1, true)] }));
    await button('12 jobs in Berlin').click();
    expect(onMarkerPress).toHaveBeenLastCalledWith(berlin);
    await expect.element(button('1 remote job: Nairobi')).toHaveAttribute('data-remote');
    await expect.element(button('12 jobs in Berlin')).not.toHaveAttribute('data-remote');
  });

  it('MAP-01 zooms from 1 to 13', async () => {
    const onSearchArea = vi.fn();
    const { rerender } = render(example({ defaultView: { center: [0, 0], zoom: 40 }, onSearchArea }));
    const width = () => {
      const [[, west = 0] = [], [, east = 0] = []] = coordinates(onSearchArea.mock.lastCall![0]);
      return east - west;
    };
    await button('Zoom in').click({ force: true });
    await map().click();
    await userEvent.keyboard('{ArrowRight}');
    await search().click();
    const { width: pixels } = map().element().getBoundingClientRect();
    // 256 px around the equator, twice as many with each zoom
    expect(width()).toBeCloseTo((360 * pixels) / (256 * 2 ** 13), 3);
    rerender(<div>{example({ defaultView: { center: [0, 0], zoom: 0 }, onSearchArea })}</div>);
    await map().click();
    await userEvent.keyboard('-{ArrowRight}');
    await search().click();
    expect(width()).toBe(360);
  });

  it('MAP-02 looks by how many jobs there are', async () => {
    render(
      example({ markers: [oslo, marker('Rome', [41.9, 12.5], 9), marker('Cairo', [30, 31.2], 59), lima] }),
    );
    await expect.element(button('1 job in Oslo')).toHaveAttribute('data-size', 'single');
    await expect.element(button('9 jobs in Rome')).toHaveAttribute('data-size', 'small');
    await expect.element(button('59 jobs in Cairo')).toHaveAttribute('data-size', 'medium');
    await expect.element(button('60 jobs in Lima')).toHaveAttribute('data-size', 'large');
  });

  it('leaves out what has no place, and shows the rest', async () => {
    render(example({ markers: [marker('Nowhere', [Number.NaN, Number.NaN]), berlin] }));
    await expect.element(button('12 jobs in Berlin')).toBeVisible();
  });

  it('keeps its keys when the marker that has the focus goes', async () => {
    render(example({ ...inBerlin, markers: [berlin, lima] }));
    await expect.element(button('12 jobs in Berlin')).toBeVisible();
    (button('12 jobs in Berlin').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown>20/}');
    await expect.element(button('12 jobs in Berlin')).not.toBeInTheDocument();
    await expect.element(map()).toHaveFocus();
  });

  it('says at its nearest and at its farthest that it zooms no further', async () => {
    render(example({ defaultView: { center: [0, 0], zoom: 2 } }));
    await expect.element(button('Zoom out')).not.toHaveAttribute('aria-disabled');
    await button('Zoom out').click();
    await expect.element(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Zoom in')).not.toHaveAttribute('aria-disabled');
  });

  it('says nothing of where people are once they have left the map', async () => {
    let answer: PositionCallback | undefined;
    geolocation((found) => {
      answer = found;
    });
    const { rerender } = render(example({ canLocate: true }));
    await button('Show where I am').click();
    rerender(<p>Another page</p>);
    for (const region of document.querySelectorAll('[data-pt-announcer]')) region.replaceChildren();
    answer!({ coords: { latitude: 1, longitude: 1 } } as GeolocationPosition);
    expect(document.querySelector('[data-pt-announcer="polite"]')).toHaveTextContent('');
  });

  it('joins places that would lie on top of each other, and zooms in to tell them apart', async () => {
    const onMarkerPress = vi.fn();
    render(example({ onMarkerPress, markers: [berlin, marker('Potsdam', [52.4, 13.06], 8), lima] }));
    await button('20 jobs in 2 places, show them').click();
    await expect.element(button('12 jobs in Berlin')).toBeVisible();
    await expect.element(button('8 jobs in Potsdam')).toBeVisible();
    await expect.element(map()).toHaveFocus();
    expect(onMarkerPress).not.toHaveBeenCalled();
  });

  it('MAP-03 offers to search what is in view once people have moved the map, and hides the offer at a search', async () => {
    const onSearchArea = vi.fn();
    const { rerender } = render(example({ ...inBerlin, onSearchArea, searchKey: 1 }));
    await expect.element(button('12 jobs in Berlin')).toBeVisible();
    await expect.element(search()).not.toBeInTheDocument();
    await button('Zoom out').click();
    await search().click();
    await expect.element(search()).not.toBeInTheDocument();
    await expect.element(map()).toHaveFocus();
    const [[south = 0, west = 0] = [], [north = 0, east = 0] = []] = coordinates(
      onSearchArea.mock.lastCall![0],
    );
    expect([south < 52.52, 52.52 < north, west < 13.4, 13.4 < east]).toEqual([true, true, true, true]);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(search()).toBeVisible();
    rerender(example({ ...inBerlin, onSearchArea, searchKey: 2 }));
    await expect.element(search()).not.toBeInTheDocument();
  });

  it('MAP-03 does not offer it when the page moves or resizes the map', async () => {
    render(<Searches />);
    await button('Search Lima').click();
    await expect.element(button('60 jobs in Lima')).toBeVisible();
    const before = placeOf('60 jobs in Lima').top;
    await button('Less').click();
    await expect.poll(() => placeOf('60 jobs in Lima').top).toBeLessThan(before);
    await expect.element(search()).not.toBeInTheDocument();
  });

  it('leaves the view alone when new markers are in it', async () => {
    const { rerender } = render(example({ ...inBerlin, markers: [berlin] }));
    await expect.element(button('12 jobs in Berlin')).toBeVisible();
    const before = placeOf('12 jobs in Berlin');
    rerender(example({ ...inBerlin, markers: [berlin, lima] }));
    expect(placeOf('12 jobs in Berlin')).toEqual(before);
  });

  it('is moved by dragging, and a drag presses no marker', async () => {
    const onMarkerPress = vi.fn();
    render(example({ ...inBerlin, onMarkerPress, onSearchArea: vi.fn() }));
    await expect.element(button('12 jobs in Berlin')).toBeVisible();
    const before = placeOf('12 jobs in Berlin').left;
    await userEvent.dragAndDrop(button('12 jobs in Berlin'), map(), { targetPosition: { x: 300, y: 100 } });
    await expect.poll(() => placeOf('12 jobs in Berlin').left).toBeLessThan(before - 100);
    expect(onMarkerPress).not.toHaveBeenCalled();
    await expect.element(search()).toBeVisible();
  });

  it('MAP-05 is moved and zoomed by keys while it has the focus, and says so', async () => {
    render(example(inBerlin));
    await expect
      .element(map())
      .toHaveAccessibleDescription('Arrow keys move the map, plus and minus zoom it.');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(map()).toHaveFocus();
    const before = placeOf('12 jobs in Berlin');
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect.poll(() => placeOf('12 jobs in Berlin').left).toBe(before.left - 80);
    expect(placeOf('12 jobs in Berlin').top).toBe(before.top + 80);
    await userEvent.keyboard('----');
    await expect.element(button('1 job in Oslo')).toBeVisible();
    await userEvent.tab();
    await expect.element(button('1 job in Oslo')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(button('1 job in Oslo')).toHaveFocus();
  });

  it('MAP-05 can be skipped, to the list that says the same', async () => {
    render(example());
    await expect.element(map()).toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Skip the map' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toHaveAttribute('id', 'jobs');
  });

  it('MAP-05 draws the countries by itself, in the theme’s colours', async () => {
    const { container } = render(example());
    await expect.poll(() => container.querySelectorAll('path').length).toBeGreaterThan(150);
    const ground = document.createElement('p');
    ground.style.color = 'var(--pt-core-surface-raised)';
    container.append(ground);
    expect(getComputedStyle(container.querySelector('path')!).fill).toBe(getComputedStyle(ground).color);
    expect(container.querySelector('img')).toBeNull();
  });

  it('MAP-05 shows the pictures of a server instead, and whom they come from', async () => {
    const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    const { container } = render(
      example({ ...inBerlin, tiles: { url: `${dot}#{z}/{x}/{y}`, attribution: '© Map makers' } }),
    );
    await expect.element(page.getByText('© Map makers')).toBeVisible();
    await expect.poll(() => container.querySelectorAll('img').length).toBeGreaterThan(3);
    expect([...container.querySelectorAll('img')].every(({ src }) => /#8\/\d+\/\d+$/.test(src))).toBe(true);
    expect(container.querySelector('.leaflet-overlay-pane path')).toBeNull();
  });

  it('MAP-04 shows where the visitor is, once the visitor allows it', async () => {
    geolocation((found) =>
      found({ coords: { latitude: -12, longitude: -77 } } as unknown as GeolocationPosition),
    );
    render(example({ ...inBerlin, canLocate: true, onSearchArea: vi.fn() }));
    await button('Show where I am').click();
    await expect.element(map().getByText('You are here')).toBeInTheDocument();
    await expect.element(button('60 jobs in Lima')).toBeVisible();
    await expect.element(search()).toBeVisible();
  });

  it('MAP-04 does not look for the visitor unasked, and says what to do when it is refused', async () => {
    const asked = geolocation((_found, failed) =>
      failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
    );
    render(example({ canLocate: true }));
    await expect.element(button('Show where I am')).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    await button('Show where I am').click();
    await expect.element(page.getByRole('status').getByText(/You have not allowed this site/)).toBeVisible();
    await button('Dismiss').click();
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
    await expect.element(map()).toHaveFocus();
  });

  it('lets the wheel scroll the page until the map has the focus or Ctrl is held', async () => {
    render(example({ ...inBerlin, markers: [berlin, oslo] }));
    await expect.element(button('12 jobs in Berlin')).toBeVisible();
    const wheel = (ctrlKey: boolean) => {
      const event = new WheelEvent('wheel', { deltaY: 600, ctrlKey, bubbles: true, cancelable: true });
      map().element().querySelector('.leaflet-container')!.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(wheel(false)).toBe(false);
    expect(wheel(true)).toBe(true);
    expect(wheel(false)).toBe(false);
    (map().element() as HTMLElement).focus();
    expect(wheel(false)).toBe(true);
  });

  it('leaves one finger to the page', async () => {
    render(example(inBerlin));
    const leaflet = () => map().element().querySelector('.leaflet-container')!;
    await expect.element(map()).toBeVisible();
    expect(getComputedStyle(leaflet()).touchAction).toBe('pan-x pan-y');
    const before = placeOf('12 jobs in Berlin').left;
    const { x, y } = leaflet().getBoundingClientRect();
    const at = (dx: number) => ({ touchPoints: [{ x: x + 200 + dx, y: y + 60 }] });
    const browser = cdp();
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(90) });
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(placeOf('12 jobs in Berlin').left).toBe(before);
  });

  it('SHELL-11 speaks the language around it, and lies as maps do from right to left', async () => {
    render(
      <LocaleProvider locale="ar-EG" messages={ar}>
        {example({ markers: [lima, marker('القاهرة', [30, 31.2], 3)] })}
      </LocaleProvider>,
      { dir: 'rtl' },
    );
    await expect.element(button('٣ وظائف في القاهرة')).toBeVisible();
    const west = placeOf('٦٠ وظيفة في Lima').left;
    expect(placeOf('٣ وظائف في القاهرة').left).toBeGreaterThan(west);
  });

  it('reaches nothing outside of itself with its styles', async () => {
    const { container } = render(
      <>
        {example()}
        <div className="leaflet-pane" data-testid="other" />
      </>,
    );
    await expect.poll(() => container.querySelector('path')).not.toBeNull();
    expect(getComputedStyle(page.getByTestId('other').element()).position).toBe('static');
  });

  it('passes ref and other props to its root', async () => {
    const ref = createRef<HTMLDivElement>();
    render(example({ ref, id: 'map' }));
    expect(ref.current).toHaveAttribute('id', 'map');
    await expect.element(map()).toBeVisible();
  });

  it('renders its room on the server and hydrates without a difference', async () => {
    const { html, complaints } = hydrate(example());
    expect(html).toContain('Loading the map');
    expect(html).not.toContain('style=');
    expect(complaints).toEqual([]);
    await expect.element(map()).toBeVisible();
  });
});
