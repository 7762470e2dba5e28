import type * as z from 'zod/mini';
import { checkboxOptions } from './checkbox/options.ts';
import { dateRangeOptions } from './date-range/options.ts';
import { dateOptions } from './date/options.ts';
import { dynamicListOptions } from './dynamic-list/options.ts';
import { emailOptions } from './email/options.ts';
import { embeddedFormOptions } from './embedded-form/options.ts';
import { esignFormOptions } from './esign-form/options.ts';
import { fileUploadOptions } from './file-upload/options.ts';
import { instructionOptions } from './instruction/options.ts';
import { numberOptions } from './number/options.ts';
import { phoneOptions } from './phone/options.ts';
import { radioOptions } from './radio/options.ts';
import { selectOptions } from './select/options.ts';
import { skillSelectorOptions } from './skill-selector/options.ts';
import { textOptions } from './text/options.ts';
import { textAreaOptions } from './textarea/options.ts';
import type { FieldType } from './kinds.ts';

/** The groups of options that items of each type may have: apart from the kinds, since only those need them who check definitions. */
export const optionSchemas = {
  checkbox: checkboxOptions,
  checkboxItem: {},
  date: dateOptions,
  dateRange: dateRangeOptions,
  dropdown: selectOptions,
  dynamicList: dynamicListOptions,
  email: emailOptions,
  embedded_form: embeddedFormOptions,
  esignForm: esignFormOptions,
  fileUpload: fileUploadOptions,
  file_upload: fileUploadOptions,
  info: {},
  instruction: instructionOptions,
  number: numberOptions,
  phone: phoneOptions,
  radio: radioOptions,
  select: selectOptions,
  sin: {},
  skillSelector: skillSelectorOptions,
  ssn: {},
  star_rating: {},
  text: textOptions,
  textarea: textAreaOptions,
} satisfies { readonly [Type in FieldType]: Readonly<Record<string, z.ZodMiniType>> };
/** The groups of options, by the types of items. */
export type OptionSchemas = typeof optionSchemas;
