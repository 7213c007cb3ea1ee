import { isEntityHidden, type ServerProps } from 'payload';
import { asString } from '@/content/json';
import { MoreLinks, type MoreLink } from './more-links';

/**
 * Below the menu, folded: what is needed a few times a year (`admin.group: false`), as far as the account may
 * see it.
 */
export function MoreMenu({ payload, permissions, user }: ServerProps) {
  if (!payload || !user) return null;
  const { collections, globals } = payload.config;
  const isMine = ({ group, hidden }: { group?: unknown; hidden?: unknown }, mayRead: unknown) =>
    group === false &&
    Boolean(mayRead) &&
    !isEntityHidden({ hidden: hidden as Parameters<typeof isEntityHidden>[0]['hidden'], user });
  const links: MoreLink[] = [
    ...collections
      .filter(({ admin, slug }) => isMine(admin, permissions?.collections?.[slug]?.read))
      .map(({ labels, slug }) => ({ label: asString(labels.plural), path: `/admin/collections/${slug}` })),
    ...globals
      .filter(({ admin, slug }) => isMine(admin, permissions?.globals?.[slug]?.read))
      .map(({ label, slug }) => ({ label: asString(label), path: `/admin/globals/${slug}` })),
  ];
  return links.length === 0 ? null : (
    <MoreLinks links={links.sort((a, b) => a.label.localeCompare(b.label))} />
  );
}
