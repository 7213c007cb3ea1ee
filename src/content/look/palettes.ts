/** The palettes that a center can choose from; the first is the default. */
export const PALETTES = ['lagoon', 'grove', 'harbor', 'dusk'] as const;
export type PaletteName = (typeof PALETTES)[number];

/** A representative color of each palette. */
export type Row = readonly [lagoon: string, grove: string, harbor: string, dusk: string];

export const paletteLabels: Record<PaletteName, string> = {
  lagoon: 'Lagoon: sea green, sand and terracotta',
  grove: 'Grove: forest green and amber',
  harbor: 'Harbor: deep blue and brick red',
  dusk: 'Dusk: violet blue and rose',
};

export const isPalette = (name: unknown): name is PaletteName => PALETTES.some((known) => known === name);

/** The path of a drawing in a palette's colors; the files on disk have those of the first palette. */
export const artPath = (file: string, name: PaletteName) =>
  name === 'lagoon' ? `/art/${file}` : `/art/${name}/${file}`;
