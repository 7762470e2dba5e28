export {
  ProfileSection,
  type ProfileEditing,
  type ProfileEntry,
  type ProfileSectionProps,
} from './profile-section.tsx';
export type { Period } from './period.ts';
