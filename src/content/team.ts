import type { Picture } from './element';
import { pictureUrl } from './address';
import { get, rows, words } from './loose';

export type TeamMember = { id: string; name: string; title: string; bio: string; picture: Picture | null };

/** The answer of `GET /api/team-members` (spec §3 Team member), total; an entry without a name is left out. */
export const readTeam = (body: unknown): TeamMember[] =>
  rows(get(body, 'data'))
    .map((entry, index) => {
      const src = pictureUrl(words(get(entry, 'imageUrl')));
      const name = words(get(entry, 'name'));
      return {
        id: words(get(entry, 'id')) || `${index}`,
        name,
        title: words(get(entry, 'title')),
        bio: words(get(entry, 'bio')),
        picture: src ? { src, alt: words(get(entry, 'imageAlt')) || name } : null,
      };
    })
    .filter(({ name }) => name);

/** The first two initials of a name (spec §2 About): `Teodor Lindqvist, PhD` is `TL`. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();
