// `next/font/local` is resolved by the bundler; outside it the real module throws.
export default function localFont({ variable = '' }: { variable?: string } = {}) {
  return { className: 'local-font', variable, style: { fontFamily: 'local-font' } };
}
