/** The looks that a center can choose from; the first is the one that every site begins with. */
export const PALETTES = ['lagoon', 'grove', 'harbor', 'dusk'] as const;
export type PaletteName = (typeof PALETTES)[number];

/** A color in each of them. */
export type Row = readonly [lagoon: string, grove: string, harbor: string, dusk: string];

export const paletteLabels: Record<PaletteName, string> = {
  lagoon: 'Lagoon: sea green, sand and terracotta',
  grove: 'Grove: forest green and amber',
  harbor: 'Harbor: deep blue and brick red',
  dusk: 'Dusk: violet blue and rose',
};

export const isPalette = (name: unknown): name is PaletteName => PALETTES.some((known) => known === name);

/** Where a drawing is in the colors of a palette: the files themselves are in those of the first. */
export const artPath = (file: string, name: PaletteName) =>
  name === 'lagoon' ? `/art/${file}` : `/art/${name}/${file}`;
