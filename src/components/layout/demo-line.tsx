/** Marks the fictional center below the crisis strip, in print too. */
export const DemoLine = ({ isCenterInvented = false }: { isCenterInvented?: boolean }) => (
  <aside aria-label="About this site" className="bg-dune text-small text-on-featured">
    <p className="wrap py-2">
      <strong className="font-semibold">Demo site.</strong>{' '}
      {isCenterInvented
        ? 'This center, its people and its telephone number are invented. Nobody can be treated here, and messages are not answered.'
        : 'Some of what you read here comes from an example and is invented.'}
    </p>
  </aside>
);
