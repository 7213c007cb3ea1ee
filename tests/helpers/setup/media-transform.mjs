import { basename } from 'node:path';

// What the bundler returns for an imported picture or film. The file name stays visible, so that tests can
// tell them apart.
const mediaTransform = {
  process: (_source, file) => {
    const src = `/_media/${basename(file)}`;
    // A picture has its size, a film is a URL.
    const made = /\.webm$/.test(file) ? src : { src, width: 1600, height: 1000 };
    return { code: `module.exports = ${JSON.stringify(made)};` };
  },
  getCacheKey: (_source, file) => `media3:${file}`,
};

export default mediaTransform;
