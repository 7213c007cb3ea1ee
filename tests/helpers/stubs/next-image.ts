// The real component. Imported as an ES module outside the bundler, its default export is nested one level
// too deep.
import external from 'next/dist/shared/lib/image-external';

const { default: Image, getImageProps } = external as unknown as typeof import('next/image');

export { getImageProps };
export default Image;
