import { describe, expect, test } from 'vitest';
import { withQuery } from './query-string.ts';
import {
  atPlace,
  filterKey,
  placeName,
  readSearch,
  searchAddress,
  searchParameters,
  withFilter,
} from './search-address.ts';

const plain = { commaInValues: false };
const commas = { commaInValues: true };
const read = (text: string, path = {}, syntax = plain) => readSearch(new URLSearchParams(text), path, syntax);

describe('the state of a search', () => {
  test('SEARCH-01 stands in the address and comes back from it', () => {
    const text =
      'query=nurse&location=Oslo&filter_department=Nursing%2CPharmacy&sort_by=timestamp&start=20&pid=7';
    const address = searchAddress(read(text), new URLSearchParams(text), plain);
    expect(read(address.split('?')[1] ?? '')).toEqual(read(text));
  });

  test('SEARCH-01 lets unknown parameters pass, and leaves out its own empty ones', () => {
    const current = new URLSearchParams('domain=a.example&utm=x&query=old&filter_skill=y');
    expect(searchAddress(read('query=new'), current, plain)).toBe(
      '/careers/search?query=new&domain=a.example&utm=x',
    );
    expect(searchAddress(read(''), new URLSearchParams(), plain)).toBe('/careers');
  });

  test('SEARCH-02 reads hyphens and underscores of a path as spaces, and prefers parameters', () => {
    expect(read('', { query: 'nurse-manager', location: 'san_jose' })).toMatchObject({
      query: 'nurse manager',
      location: 'san jose',
    });
    expect(read('query=chef', { query: 'nurse' }).query).toBe('chef');
  });

  test('SEARCH-01 leaves out control characters, which nobody types and HTML cannot hold', () => {
    expect(read('query=%00staff%09nurse&location=%00')).toMatchObject({ query: 'staff nurse', location: '' });
    expect(read('', { query: 'nurse\0' }).query).toBe('nurse');
  });

  test('SEARCH-04 takes the leading number of a pid', () => {
    expect(read('pid=123-nurse').pid).toBe(123);
    expect(read('pid=nurse-123').pid).toBe(0);
    expect(read('pid=-5').pid).toBe(0);
    expect(read('pid=2147483647').pid).toBe(2_147_483_647);
  });
  test.each(['12x', '1.5', '12345678901'])('SEARCH-04 never reads pid=%s as another job’s', (pid) => {
    expect(read(`pid=${pid}`).pid).toBe(0);
  });

  test('SEARCH-05 starts at 0 and at whole pages', () => {
    expect(read('').start).toBe(0);
    expect(read('start=abc').start).toBe(0);
    expect(read('start=37').start).toBe(30);
  });

  test('SEARCH-05 a further page names the version of its list, which the first page and another search drop', () => {
    const further = read('query=nurse&start=20&as_of=123');
    expect(further).toMatchObject({ start: 20, asOf: 123 });
    expect(searchAddress(further, new URLSearchParams('as_of=9'), plain)).toBe(
      '/careers/search?query=nurse&start=20&as_of=123',
    );
    expect(searchParameters(further, plain)).toMatchObject({ start: 20, as_of: '123' });

    for (const state of [{ ...further, start: 0 }, withFilter(further, 'skill', ['a'])]) {
      expect(searchAddress(state, new URLSearchParams('as_of=123'), plain)).not.toContain('as_of');
      expect(searchParameters(state, plain)).toMatchObject({ as_of: '' });
    }
    for (const text of ['as_of=123', 'start=7&as_of=123', 'start=20&as_of=latest', 'start=20&as_of=-1'])
      expect(read(text).asOf).toBe(0);
  });

  test('SEARCH-06 a filter begins at the first page and lets go of the selected job', () => {
    const state = withFilter(read('start=20&pid=7&filter_skill=a'), 'department', ['Nursing']);
    expect(state).toMatchObject({ start: 0, pid: 0, filters: { skill: ['a'], department: ['Nursing'] } });
    expect(withFilter(state, 'department', []).filters).toEqual({ skill: ['a'] });
  });

  test('SEARCH-12 a comma splits, unless the employer’s values may hold one', () => {
    expect(read('filter_department=Software%2C Firmware').filters).toEqual({
      department: ['Software', 'Firmware'],
    });
    const state = read('filter_department=Software%252C Firmware,Sales', {}, commas);
    expect(state.filters).toEqual({ department: ['Software, Firmware', 'Sales'] });
    const address = searchAddress(state, new URLSearchParams(), commas);
    expect(read(address.split('?')[1] ?? '', {}, commas).filters).toEqual(state.filters);
    expect(searchParameters(state, commas)).toMatchObject({
      filter_department: ['Software%2C Firmware', 'Sales'],
    });
  });

  test('R-3 an area keeps its corners whole and in their order, in addresses and in calls', () => {
    const text = 'filter_map_bounds=9,-3&filter_map_bounds=51,4';
    const state = read(text);
    expect(state.filters).toEqual({ map_bounds: ['9,-3', '51,4'] });
    expect(searchAddress(state, new URLSearchParams(), plain)).toBe(
      '/careers/search?filter_map_bounds=9%2C-3&filter_map_bounds=51%2C4',
    );
    // a list would be sorted as text
    expect(withQuery('', searchParameters(state, plain))).toBe(
      '?filter_map_bounds=9%2C-3&filter_map_bounds=51%2C4&start=0',
    );
  });

  test('SEARCH-14 a place has a name beside its coordinates; another place ends what was about it', () => {
    expect(['Bath, UK:::51.38,-2.36', '51.38,-2.36', 'Bath'].map(placeName)).toEqual([
      'Bath, UK',
      '51.38,-2.36',
      'Bath',
    ]);
    const onMap = read('location=Bath:::51,-2&filter_distance=0&filter_map_bounds=1,2&filter_skill=a');
    expect(atPlace(onMap, 'Bath:::51,-2')).toBe(onMap);
    expect(atPlace(onMap, 'Oslo')).toMatchObject({ location: 'Oslo', filters: { skill: ['a'] } });
    expect(atPlace(read('location=Bath&filter_distance=25'), 'Oslo').filters).toEqual({ distance: ['25'] });
  });

  test('SEARCH-17 the debug parameter is handed on', () => {
    expect(searchParameters(read('debug=1'), plain)).toMatchObject({ debug: '1' });
  });

  test('names of filters are written in snake_case', () => {
    expect(filterKey('workLocationOption')).toBe('work_location_option');
  });
});
