/** The sizes in which pictures are made, and of which files; for next.config.mjs and for the gate that refuses others. */
const images = {
  // The usual ones, with a step between 1200 and 1920 for phones, and none for walls.
  deviceSizes: [640, 750, 828, 1080, 1200, 1440, 1920, 2048],
  imageSizes: [32, 48, 64, 96, 128, 256, 384],
  qualities: [75],
  folders: ['/cms-api/media/file/', '/_next/static/media/', '/brand/'],
};

export default images;
