import { basename } from 'node:path';

// What the bundler makes of an imported picture or film. The file's own name stays visible, so that a test can tell them apart.
const mediaTransform = {
  process: (_source, file) => ({
    code: `module.exports = ${JSON.stringify({ src: `/_media/${basename(file)}`, width: 1600, height: 1000 })};`,
  }),
  getCacheKey: (_source, file) => `media:${file}`,
};

export default mediaTransform;
