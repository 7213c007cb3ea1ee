import type { CollectionConfig } from 'payload';
import { auditTrail } from './audit-trail';
import { blog } from './blog';
import { conditions } from './conditions';
import { contactMessages } from './contact-messages';
import { credentials } from './credentials';
import { media } from './media';
import { outbox } from './outbox';
import { pages } from './pages';
import { staff } from './staff';
import { teamMembers } from './team-members';
import { therapies } from './therapies';

/** In the order of the menu: messages first, they wait for an answer. The redirects come from their plugin. */
export const collections: CollectionConfig[] = [
  contactMessages,
  auditTrail,
  outbox,
  pages,
  conditions,
  therapies,
  blog,
  teamMembers,
  credentials,
  media,
  staff,
];
