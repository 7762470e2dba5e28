import { globalLayer } from '@vanilla-extract/css';
import { layers } from '../contract/index.ts';

// the order of all layers, before anything is put into one: import this before a stylesheet that uses a layer
for (const layer of layers) globalLayer(layer);
