/** Marks the fictional center below the crisis strip, in print too. */
export const DemoLine = ({ isWhole = false }: { isWhole?: boolean }) => (
  <aside aria-label="About this site" className="bg-dune text-small text-on-featured">
    <p className="wrap py-2">
      <strong className="font-semibold">Demo site.</strong>{' '}
      {isWhole
        ? 'This center, its people and its telephone number are invented. Nobody can be treated here, and messages are not answered.'
        : 'Some of what you read here comes from an example and is invented.'}
    </p>
  </aside>
);
