import type { Picture } from '../schema/element';
import { pictureUrl } from '../links/address';
import { readFocus } from './focus';
import { asList, asText, get } from '../json';

export type TeamMember = { id: string; name: string; title: string; bio: string; picture: Picture | null };

/** The answer of `GET /api/team-members` (spec §3 Team member), total; an entry without a name is left out. */
export const readTeam = (body: unknown): TeamMember[] =>
  asList(get(body, 'data'))
    .map((entry, index) => {
      const src = pictureUrl(asText(get(entry, 'imageUrl')));
      const name = asText(get(entry, 'name'));
      return {
        id: asText(get(entry, 'id')) || `${index}`,
        name,
        title: asText(get(entry, 'title')),
        bio: asText(get(entry, 'bio')),
        picture: src
          ? { src, alt: asText(get(entry, 'imageAlt')) || name, ...readFocus(get(entry, 'imageFocus')) }
          : null,
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
