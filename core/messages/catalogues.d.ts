declare module '*.json?messages' {
  import type { LocalizedString } from '@internationalized/string';
  const catalogue: Record<string, LocalizedString>;
  export default catalogue;
}
