import { basename } from 'node:path';

// What the bundler makes of an imported picture or film. The file's own name stays visible, so that a test can tell them apart.
const mediaTransform = {
  process: (_source, file) => {
    const src = `/_media/${basename(file)}`;
    // A picture comes with its size, a film as its address.
    const made = /\.webm$/.test(file) ? src : { src, width: 1600, height: 1000 };
    return { code: `module.exports = ${JSON.stringify(made)};` };
  },
  getCacheKey: (_source, file) => `media3:${file}`,
};

export default mediaTransform;
