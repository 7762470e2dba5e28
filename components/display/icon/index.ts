export {
  AlertIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  InfoIcon,
  MenuIcon,
  SuccessIcon,
  WarningIcon,
} from './icon.tsx';
