import { join } from 'node:path';
import { buildConfig, type Migration } from 'payload';
import sharp from 'sharp';
import { asText, get } from '@/content/untyped';
import { database } from '@/server/database';
import { isEmbedded } from '@/server/database-address';
import { env } from '@/server/env';
import { jobs } from '@/server/jobs';
import { migrations } from '@/server/migrations';
import { payloadSecret } from '@/server/secret';
import { blog } from './collections/blog';
import { conditions } from './collections/conditions';
import { contactMessages } from './collections/contact-messages';
import { media } from './collections/media';
import { pages } from './collections/pages';
import { staff } from './collections/staff';
import { teamMembers } from './collections/team-members';
import { therapies } from './collections/therapies';
import { redirects } from './collections/redirects';
import { richTextEditor } from './collections/shared/rich-text';
import { siteLayout } from './globals/site-layout';

export default buildConfig({
  secret: payloadSecret(),
  db: database(),
  collections: [pages, conditions, therapies, blog, teamMembers, media, contactMessages, staff],
  globals: [siteLayout],
  editor: richTextEditor,
  plugins: [redirects],
  jobs,
  sharp,
  routes: { api: '/cms-api' },
  graphQL: { disable: true },
  csrf: env.origins,
  telemetry: false,
  // A wrong password is not an error of ours.
  loggingLevels: { AuthenticationError: 'info', LockedAuth: 'info' },
  logger: { options: { level: env.logLevel, hooks: { logMethod } } },
  typescript: { outputFile: join(process.cwd(), 'src/payload-types.ts'), autoGenerate: false },
  upload: { limits: { fileSize: 20_000_000 } },
  admin: {
    user: staff.slug,
    avatar: 'default',
    importMap: {
      baseDir: process.cwd(),
      importMapFile: join(process.cwd(), 'src/app/(payload)/admin/importMap.js'),
    },
    meta: {
      titleSuffix: ' | Site panel',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/brand/favicon.svg' }],
    },
  },
  // Production migrates through the adapter (`prodMigrations`); elsewhere the same migrations run here.
  onInit: async (payload) => {
    if (!env.isProduction && isEmbedded(env.databaseUri))
      await payload.db.migrate({ migrations: migrations as unknown as Migration[] });
  },
});

/** A failed connection is reported once, by src/server/cms.ts, which knows the address without its password. */
function logMethod(this: unknown, args: unknown[], method: (...args: unknown[]) => void) {
  const message = args.map((part) => (typeof part === 'string' ? part : asText(get(part, 'msg')))).join(' ');
  if (!message.startsWith('Error: cannot connect to')) method.apply(this, args);
}
