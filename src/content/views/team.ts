import type { Picture } from '../schema/element';
import { ownUrl } from '../links/address';
import { readFocus } from './focus';
import { asList, asString, prop } from '../json';

export type TeamMember = { id: string; name: string; title: string; bio: string; picture: Picture | null };

/** Reads the answer of `GET /api/team-members` (spec §3 Team member). Total; skips entries without a name. */
export const readTeam = (body: unknown): TeamMember[] =>
  asList(prop(body, 'data'))
    .map((entry, index) => {
      const src = ownUrl(asString(prop(entry, 'imageUrl')));
      const name = asString(prop(entry, 'name'));
      return {
        id: asString(prop(entry, 'id')) || `${index}`,
        name,
        title: asString(prop(entry, 'title')),
        bio: asString(prop(entry, 'bio')),
        picture: src
          ? { src, alt: asString(prop(entry, 'imageAlt')) || name, ...readFocus(prop(entry, 'imageFocus')) }
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
