import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../testing/open-editor.ts';
import { createLastingStorage } from './lasting-storage.ts';

const unsaved = JSON.stringify({ isSaved: false, document: 'mine' });
const saved = JSON.stringify({ isSaved: true, document: 'mine' });
const refusing = (): never => {
  throw new DOMException('No room', 'QuotaExceededError');
};

const openTabs = () => {
  const device = createMemoryStorage();
  return {
    device,
    openTab: (person = 'Ada') => createLastingStorage(createMemoryStorage(), () => device, person),
  };
};

describe('unsaved work (THEME-04, B9)', () => {
  it('is found by the next tab of the same person, and by nobody else', () => {
    const { openTab } = openTabs();
    openTab().setItem('site', unsaved);
    expect(openTab().getItem('site')).toBe(unsaved);
    expect(openTab('Bob').getItem('site')).toBeNull();
    expect(openTab().getItem('other site')).toBeNull();
  });

  it('leaves the device once the server has it', () => {
    const { device, openTab } = openTabs();
    openTab().setItem('site', unsaved);
    const next = openTab();
    next.getItem('site');
    next.setItem('site', saved);
    expect(device).toHaveLength(0);
    expect(next.getItem('site')).toBe(saved);
  });

  it('stays when another tab has saved work of its own', () => {
    const { openTab } = openTabs();
    const other = openTab();
    openTab().setItem('site', unsaved);
    other.setItem('site', saved);
    expect(openTab().getItem('site')).toBe(unsaved);
  });

  it('lasts as long as its tab where the browser keeps nothing', () => {
    const tab = createMemoryStorage();
    const storage = createLastingStorage(tab, refusing, 'Ada');
    expect(storage.getItem('site')).toBeNull();
    storage.setItem('site', unsaved);
    expect(storage.getItem('site')).toBe(unsaved);
  });
});
