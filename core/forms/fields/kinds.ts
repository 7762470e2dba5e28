import { checkbox } from './checkbox/kind.ts';
import { checkboxItem } from './checkbox-item/kind.ts';
import { date } from './date/kind.ts';
import { dateRange } from './date-range/kind.ts';
import { dynamicList } from './dynamic-list/kind.ts';
import { email } from './email/kind.ts';
import { embeddedForm } from './embedded-form/kind.ts';
import { esignForm } from './esign-form/kind.ts';
import { fileUpload } from './file-upload/kind.ts';
import { info } from './info/kind.ts';
import { instruction } from './instruction/kind.ts';
import { number } from './number/kind.ts';
import { phone } from './phone/kind.ts';
import { radio } from './radio/kind.ts';
import { select } from './select/kind.ts';
import { sin } from './sin/kind.ts';
import { skillSelector } from './skill-selector/kind.ts';
import { ssn } from './ssn/kind.ts';
import { starRating } from './star-rating/kind.ts';
import { text } from './text/kind.ts';
import { textarea } from './textarea/kind.ts';

/** The types of fields, by the names that definitions call them. A new one is a folder beside this file and a line here. */
export const kinds = {
  checkbox,
  checkboxItem,
  date,
  dateRange,
  dropdown: select,
  dynamicList,
  email,
  embedded_form: embeddedForm,
  esignForm,
  fileUpload,
  file_upload: fileUpload,
  info,
  instruction,
  number,
  phone,
  radio,
  select,
  sin,
  skillSelector,
  ssn,
  star_rating: starRating,
  text,
  textarea,
};
/** The kinds, by the names of their types. */
export type Kinds = typeof kinds;
/** The name of a type of field. */
export type FieldType = keyof Kinds;
