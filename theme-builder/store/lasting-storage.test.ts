import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../testing/open-editor.ts';
import { createLastingStorage } from './lasting-storage.ts';

const unsaved = JSON.stringify({ isSaved: false, document: 'mine' });
const further = JSON.stringify({ isSaved: false, document: 'mine, and more' });
const otherUnsaved = JSON.stringify({ isSaved: false, document: 'from the other tab' });
const saved = JSON.stringify({ isSaved: true, document: 'mine' });
function refusing(): never {
  throw new DOMException('No room', 'QuotaExceededError');
}

function openTabs() {
  const device = createMemoryStorage();
  return { device, openTab: (tab = createMemoryStorage()) => createLastingStorage(tab, () => device) };
}

describe('unsaved work (THEME-04, B9)', () => {
  it('is found by the next tab under the same key, and under no other', () => {
    const { openTab } = openTabs();
    openTab().setItem('site ada', unsaved);
    expect(openTab().getItem('site ada')).toBe(unsaved);
    expect(openTab().getItem('site bob')).toBeNull();
    expect(openTab().getItem('site')).toBeNull();
  });

  it('leaves the device once the server has it', () => {
    const { device, openTab } = openTabs();
    openTab().setItem('site', unsaved);
    const next = openTab();
    next.getItem('site');
    next.setItem('site', further);
    expect(device).toHaveLength(1);
    next.setItem('site', saved);
    expect(device).toHaveLength(0);
    expect(next.getItem('site')).toBe(saved);
  });

  it('leaves the device when the tab that kept it was loaded anew', () => {
    const { device, openTab } = openTabs();
    const tab = createMemoryStorage();
    openTab(tab).setItem('site', unsaved);
    const loadedAnew = openTab(tab);
    expect(loadedAnew.getItem('site')).toBe(unsaved);
    loadedAnew.removeItem('site');
    expect(device).toHaveLength(0);
  });

  it('stays when another tab has saved work of its own', () => {
    const { openTab } = openTabs();
    const other = openTab();
    openTab().setItem('site', unsaved);
    other.setItem('site', saved);
    expect(openTab().getItem('site')).toBe(unsaved);
  });

  it('of a tab that is closed is found by a tab that had saved its own', () => {
    const { openTab } = openTabs();
    const tab = createMemoryStorage();
    openTab(tab).setItem('site', saved);
    openTab().setItem('site', otherUnsaved);
    expect(openTab(tab).getItem('site')).toBe(otherUnsaved);
  });

  it('of two tabs is found one after the other, and neither writes over the other', () => {
    const { device, openTab } = openTabs();
    openTab().setItem('site', otherUnsaved);
    const tab = createMemoryStorage();
    const mine = openTab(tab);
    mine.setItem('site', unsaved);
    mine.setItem('site', further);
    expect(openTab(tab).getItem('site')).toBe(further);
    mine.setItem('site', saved);
    expect(openTab(tab).getItem('site')).toBe(otherUnsaved);
    expect(device).toHaveLength(1);
  });

  it('lasts as long as its tab where the browser keeps nothing', () => {
    const storage = createLastingStorage(createMemoryStorage(), refusing);
    expect(storage.getItem('site')).toBeNull();
    storage.setItem('site', unsaved);
    expect(storage.getItem('site')).toBe(unsaved);
  });

  it('is kept on the device alone where the tab has no room left, and nothing older is found', () => {
    const { openTab } = openTabs();
    const tab = createMemoryStorage();
    openTab(tab).setItem('site', unsaved);
    const full = openTab({ ...tab, setItem: refusing });
    full.getItem('site');
    full.setItem('site', further);
    expect(openTab(tab).getItem('site')).toBe(further);
  });

  it('is refused only where neither takes it', () => {
    const storage = createLastingStorage({ ...createMemoryStorage(), setItem: refusing }, refusing);
    expect(() => storage.setItem('site', unsaved)).toThrow('No room');
    expect(storage.getItem('site')).toBeNull();
  });
});
