import type { Kind } from '../contract/index.ts';

type Color = { colorSpace: string; components: number[]; hex: string; alpha?: number };
type Quantity = { value: number; unit: string };
type Shadow = { color: Color; offsetX: Quantity; offsetY: Quantity; blur: Quantity; spread: Quantity };
type Alias = string;
type Values = {
  color: Color | Alias;
  dimension: Quantity | Alias;
  number: number | Alias;
  fontFamily: string[] | Alias;
  fontWeight: number | Alias;
  shadow: Shadow[] | Alias;
  duration: Quantity | Alias;
  image: string;
};

/** A token of the Design Tokens format (2025.10), as far as our own files use it and the compiler knows them. */
export type DtcgToken<K extends Kind> = { $type: string; $value: Values[K] };
