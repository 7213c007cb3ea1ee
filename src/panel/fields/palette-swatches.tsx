import { paletteColors } from '@/content/look/palette-colors';
import { paletteLabels, PALETTES } from '@/content/look/palettes';

const SHOWN = ['primary', 'accent', 'apricot', 'seaglass', 'sand'] as const;

/** Below the choice of a palette: the colors of each. The labels say the same in words. */
export const PaletteSwatches = () => (
  <ul className="panel-palettes" aria-hidden="true">
    {PALETTES.map((name, at) => (
      <li key={name}>
        {SHOWN.map((token) => (
          <span key={token} style={{ backgroundColor: paletteColors[token][at] }} />
        ))}
        {paletteLabels[name].split(':')[0]}
      </li>
    ))}
  </ul>
);
