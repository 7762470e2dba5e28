/**
 * Lists of families that come with Windows, macOS, iOS, Android and common Linux desktops, so that nothing is
 * downloaded. Grouped as in Modern Font Stacks (modernfontstacks.com, CC0); each ends in a generic family.
 */
export const fonts = {
  humanist: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif",
  geometric: "Avenir, 'Avenir Next', Montserrat, Corbel, 'URW Gothic', sans-serif",
  classical: "Optima, Candara, 'Noto Sans', sans-serif",
  grotesque: "'Helvetica Neue', 'Arial Nova', Inter, Roboto, 'Nimbus Sans', Arial, sans-serif",
  industrial: "Bahnschrift, 'DIN Alternate', 'Franklin Gothic Medium', 'Nimbus Sans Narrow', sans-serif",
  rounded:
    "ui-rounded, 'Hiragino Maru Gothic ProN', Quicksand, Comfortaa, 'Arial Rounded MT Bold', Calibri, sans-serif",
  transitional: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, serif",
  oldStyle: "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, serif",
  didone: "Didot, 'Bodoni MT', 'Noto Serif Display', 'URW Palladio L', Sylfaen, serif",
} as const;
