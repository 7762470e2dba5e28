import '../pages/mount.css';
import './bare.css';
import { Fragment } from 'react';
import { bareElements } from '../pages/bare-kinds.tsx';
import { setInRule, setOn } from './variables.jsx';

export const library = {
  Provider: Fragment,
  button: bareElements.button,
  primaryButton: (each) => (
    <button key={each} type="button" className="plain primary">
      Save job {each}
    </button>
  ),
  card: bareElements.card,
  field: bareElements.field,
  writes: { 'a variable on the root': setOn('--primary'), 'a variable in a rule': setInRule('--primary') },
};
