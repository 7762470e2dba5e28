import '@portico/tokens/layers';
import '@portico/tokens/themes';
import '@portico/components/reset';
import { Combobox } from '@portico/components/combobox';
import { createRoot } from 'react-dom/client';

const syllables = ['ba', 'ren', 'li', 'mo', 'tas', 'ver', 'na', 'dor', 'ki', 'sul'];
/** Ten thousand places, whose names share beginnings as real ones do. */
const places = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `${String(index)
    .padStart(4, '0')
    .split('')
    .map((digit) => syllables[Number(digit)])
    .join('')} ${index}`,
}));

const container = document.querySelector('#root');
if (!container) throw new Error('The page has no #root');
createRoot(container).render(<Combobox label="Place" options={places} />);
