import type { ImageRules } from '../request-filter/image-request';
import images from '../build/image-sizes.mjs';
import { MEDIA_FOLDER } from '@/content/links/media-url';
import { bridge } from '@/services/process/bridge';
import { PRIVATE_COOKIES } from './page-cache-options';

/** The resized pictures that next.config.mjs allows. */
export const imageRules = ({ isReady }: { isReady: () => Promise<unknown> }): ImageRules => ({
  path: '/_next/image',
  widths: new Set([...images.deviceSizes, ...images.imageSizes]),
  qualities: new Set(images.qualities),
  folders: images.folders,
  media: MEDIA_FOLDER,
  isPublic: async (filename) => {
    await isReady();
    return (await bridge.isPublicFile?.(filename)) ?? false;
  },
  privateCookies: PRIVATE_COOKIES,
});
