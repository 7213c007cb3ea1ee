/**
 * The sizes, formats and sources of resized pictures; for next.config.mjs, and for the request filter, which
 * refuses others.
 */
const images = {
  // Few, each about a third wider than the one before: a page contains the list twice for each picture.
  deviceSizes: [640, 828, 1080, 1440, 1920],
  imageSizes: [128, 256, 384],
  qualities: [60],
  // AVIF takes about half the bytes of WebP, and up to a second once for each picture and size.
  formats: ['image/avif', 'image/webp'],
  folders: ['/cms-api/media/file/', '/_next/static/media/', '/brand/'],
};

export default images;
