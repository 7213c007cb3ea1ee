/** The sizes in which pictures are made, and of which files; for next.config.mjs and for the gate that refuses others. */
const images = {
  // Few, each about a third wider than the one before: the list stands twice in a page for each picture.
  deviceSizes: [640, 828, 1080, 1440, 1920],
  imageSizes: [128, 256, 384],
  qualities: [60],
  folders: ['/cms-api/media/file/', '/_next/static/media/', '/brand/'],
};

export default images;
