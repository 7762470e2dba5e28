export {
  DateRangePicker,
  type DatePreset,
  type DateRange,
  type DateRangePickerProps,
} from './date-range-picker.tsx';
