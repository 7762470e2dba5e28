export { default } from './ar.json?messages';
export { formLibrary as library } from '../form-parts-ar.ts';
