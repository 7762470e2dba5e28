import { describe, expect, it } from 'vitest';
import { matchesOf } from './matches-of.ts';

const marked = (text: string, query: string) =>
  matchesOf(text, query).map(([from, to]) => text.slice(from, to));

describe('matchesOf', () => {
  it.each([
    ['Research nurse', 'nurse', ['nurse']],
    ['Nurse, research NURSE', 'nurse', ['Nurse', 'NURSE']],
    ['Research nurse', 'nurse research', ['Research', 'nurse']],
    ['Research nurse', 'nur', ['nur']],
    ['Start of art', 'art', ['art']],
    ['Développeur à Québec', 'developpeur quebec', ['Développeur', 'Québec']],
    ['Developpeur', 'développeur', ['Developpeur']],
    ['Développeur', 'dev', ['Dév']],
    ['Re\u0301sume\u0301!', 'resume', ['Re\u0301sume\u0301']],
    ['İstanbul', 'istanbul', ['İstanbul']],
    ['C++ and C#', 'c++', ['C++']],
    ['مُهَنْدِس', 'مهندس', ['مُهَنْدِس']],
    ['東京エンジニア', 'エンジニア', ['エンジニア']],
    ['👩‍⚕️ nurse', 'nurse', ['nurse']],
    ['Research nurse', 'pilot', []],
    ['Research nurse', '  – ', []],
    ['', 'nurse', []],
  ])('in %j finds of %j %j', (text, query, expected) => expect(marked(text, query)).toEqual(expected));

  it('finds the longer of two words that begin alike, once', () => {
    expect(marked('nursery', 'nurse nursery')).toEqual(['nursery']);
  });

  it('takes a query for words, not for a pattern', () => {
    expect(marked('a.b (c) [d]', '.* ( [')).toEqual([]);
  });
});
