import type { CollectionConfig } from 'payload';
import { AuditTrail } from './audit-trail';
import { Blog } from './blog';
import { Categories } from './categories';
import { Conditions } from './conditions';
import { ContactMessages } from './contact-messages';
import { Credentials } from './credentials';
import { ExtraPages } from './extra-pages';
import { Media } from './media';
import { Outbox } from './outbox';
import { Pages } from './pages';
import { Staff } from './staff';
import { TeamMembers } from './team-members';
import { Therapies } from './therapies';

/** In menu order, messages first. The plugin adds the redirects. */
export const collections: CollectionConfig[] = [
  ContactMessages,
  AuditTrail,
  Outbox,
  Pages,
  ExtraPages,
  Conditions,
  Therapies,
  Blog,
  Categories,
  TeamMembers,
  Credentials,
  Media,
  Staff,
];
