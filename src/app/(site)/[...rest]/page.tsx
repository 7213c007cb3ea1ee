import { notFound } from 'next/navigation';

/** Any path that no other route knows (spec §2). */
export default function AnyOtherPath() {
  notFound();
}
