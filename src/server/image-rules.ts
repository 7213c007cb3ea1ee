import type { ImageRules } from './image-request';
import images from './image-sizes.mjs';
import { MEDIA_FOLDER } from './media/media-path';
import { isPublicFile } from './media/offer-files';
import { PRIVATE_COOKIES } from './open-front';

/** What next.config.mjs lets Next's picture route make. */
export const imageRules = ({ isReady }: { isReady: () => Promise<unknown> }): ImageRules => ({
  path: '/_next/image',
  widths: new Set([...images.deviceSizes, ...images.imageSizes]),
  qualities: new Set(images.qualities),
  folders: images.folders,
  media: MEDIA_FOLDER,
  isPublic: async (filename) => {
    await isReady();
    return isPublicFile(filename);
  },
  privateCookies: PRIVATE_COOKIES,
});
