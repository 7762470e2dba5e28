/** What lies above what. Overlays of equal rank stack in the order they open in. */
export const stacking = { navbar: 10, sidePanel: 50, dialog: 100, toast: 200 } as const;
