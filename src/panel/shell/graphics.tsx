import type { Payload } from 'payload';
import { asString, prop } from '@/content/json';

type Given = { payload?: Payload };

/** The center's icon, or the built-in symbol, in place of Payload's. */
export async function Icon({ payload }: Given) {
  return <Sign url={await pictureOf(payload, 'favicon')} size={18} />;
}

/** Above the sign-in form. */
export async function Logo({ payload }: Given) {
  return (
    <span className="panel-logo">
      <Sign url={await pictureOf(payload, 'logo')} size={64} />
      <span>Site panel</span>
    </span>
  );
}

/** The address of a picture of the published brand; empty without one. */
async function pictureOf(payload: Payload | undefined, name: 'favicon' | 'logo'): Promise<string> {
  const brand = await payload
    ?.findGlobal({ slug: 'brand', overrideAccess: true, depth: 1 })
    .catch(() => undefined);
  return asString(prop(prop(brand, name), 'url'));
}

function Sign({ url, size }: { url: string; size: number }) {
  if (url)
    return (
      // A picture of the media library in its own size.
      // eslint-disable-next-line @next/next/no-img-element
      <img src={url} alt="" height={size} />
    );
  return (
    <svg viewBox="4 6.5 56 56" width={size} height={size} aria-hidden="true" focusable="false">
      <path fill="#0f5e5b" d="M9 60V30a23 23 0 0 1 46 0v30a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2Z" />
      <path fill="#f3c39a" d="M20.5 37a11.5 11.5 0 0 1 23 0Z" />
      <path fill="none" stroke="#f7f1e8" strokeWidth="4" strokeLinecap="round" d="M17 44h30M25 53h14" />
    </svg>
  );
}
