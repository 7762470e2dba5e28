import { describe, expect, it } from 'vitest';
import { errorsOf } from './errors-of.ts';

const wrong = (message: string) => ({ type: 'required', message, ref: { name: 'x' } });

describe('errorsOf', () => {
  it('lists the messages by the names of their fields, in their order', () => {
    expect(errorsOf({ name: wrong('Enter a name'), email: wrong('Enter an address') })).toEqual([
      { field: 'name', message: 'Enter a name' },
      { field: 'email', message: 'Enter an address' },
    ]);
  });

  it('finds those of groups and of lists, with gaps in them', () => {
    expect(
      errorsOf({
        address: { city: wrong('Enter a city') },
        jobs: [undefined, { title: wrong('Enter a title') }],
      }),
    ).toEqual([
      { field: 'address.city', message: 'Enter a city' },
      { field: 'jobs.1.title', message: 'Enter a title' },
    ]);
  });

  it('names what is wrong with a whole list after the list', () => {
    expect(errorsOf({ jobs: { root: wrong('Add a job') } })).toEqual([
      { field: 'jobs', message: 'Add a job' },
    ]);
  });

  it('leaves out what has nothing to say, and takes fields called like parts of an error', () => {
    expect(errorsOf({ name: { type: 'required', message: '' }, email: undefined })).toEqual([]);
    expect(errorsOf({ contact: { message: wrong('Write something'), type: wrong('Choose') } })).toEqual([
      { field: 'contact.message', message: 'Write something' },
      { field: 'contact.type', message: 'Choose' },
    ]);
  });
});
