import type { SeedMedia } from './types';

/** The files for the media library. Drawings and the app icon are served from code. */
export const seedMedia: SeedMedia[] = [
  {
    file: 'hero.webm',
    alt: 'Film: dawn over a calm lagoon, with palms moving gently and light on the water',
  },
  { file: 'hero.mp4', alt: 'Film: dawn over a calm lagoon, with palms moving gently and light on the water' },
  {
    file: 'hero-poster.jpg',
    alt: 'Dawn over a calm lagoon, with palms leaning over the water and a low sun',
  },
  {
    file: 'lobby.jpg',
    alt: 'A bright lobby with a cream sofa and two armchairs in front of three arched windows that look out to palms and water',
  },
  {
    file: 'emdr.jpg',
    alt: 'An arc of soft lights crosses the evening sky from left to right above still water',
  },
  {
    file: 'garden-path.jpg',
    alt: 'A stone path winds through a lush garden to an archway with morning light beyond',
  },
  {
    file: 'ocean.jpg',
    alt: 'The shore from above: turquoise waves running up a sandy beach with two parasols',
  },
  {
    file: 'quiet-room.jpg',
    alt: 'A terracotta armchair and a reading lamp in a sea-green room, with leaf shadows in the window light on the wall',
  },
  {
    file: 'group-circle.jpg',
    alt: 'Eight soft chairs in a circle around a round rug and a low table, seen from above',
  },
  {
    file: 'journal-table.jpg',
    alt: 'An open journal, a pencil, a cup of tea and a small watercolor of the sea on a linen-covered table',
  },
  {
    file: 'gallery-01.jpg',
    alt: 'The reception desk, with fresh flowers and a round picture of the sea in a deep teal niche',
  },
  {
    file: 'gallery-02.jpg',
    alt: 'A therapy room with two armchairs, a small table and a wide window onto the lagoon',
  },
  {
    file: 'gallery-03.jpg',
    alt: 'A wooden bench among flowering shrubs and palms, looking out to the water',
  },
  {
    file: 'gallery-04.jpg',
    alt: 'A tiered fountain in a courtyard with arches, terracotta roof tiles and bougainvillea',
  },
  {
    file: 'gallery-05.jpg',
    alt: 'A reading corner with an arched bookcase, a deep green armchair and a floor lamp',
  },
  {
    file: 'gallery-06.jpg',
    alt: 'Three yoga mats and cushions in front of a round window with a sunrise over the sea',
  },
  {
    file: 'gallery-07.jpg',
    alt: 'A table set for tea with a teal teapot, two cups, a bowl of citrus and flowers by the window',
  },
  { file: 'gallery-08.jpg', alt: 'A wooden boardwalk leads through grassy dunes to the beach at sunrise' },
  { file: 'blog-01.jpg', alt: 'A lighthouse shines as storm clouds lift over a calming sea' },
  {
    file: 'blog-02.jpg',
    alt: 'A crescent moon over a quiet lagoon, a hammock between palms and one lit window',
  },
  { file: 'blog-03.jpg', alt: 'Three boats of different sizes moored to the same post at sunrise' },
  {
    file: 'blog-04.jpg',
    alt: 'Two arched doorways with the same sea view; a longer flight of steps leads to one and a shorter flight to the other',
  },
  { file: 'blog-05.jpg', alt: 'A tangled terracotta thread loosens into one calm line along the horizon' },
  { file: 'blog-06.jpg', alt: 'Three smooth stones in raked sand, with a leafy twig beside them' },
  { file: 'team-01.jpg', alt: 'Illustration: a clay vase of white and peach blossom in an arched niche' },
  {
    file: 'team-02.jpg',
    alt: 'Illustration: balanced stones and a potted agave before an arched window onto the sea',
  },
  { file: 'og-default.jpg', alt: 'Dawn over a calm lagoon with palms' },
];
