import { join } from 'node:path';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { CENTER_ZONE, DAY_PICKER } from '@/content/center-time';
import { SESSION_PREFIX } from '@/services/http/cookies';
import { database } from '@/services/database/adapter';
import { env } from '@/services/settings/env';
import { jobs } from '@/services/jobs/jobs';
import { logMethod } from '@/services/logging/redact';
import { email, isMailConfigured } from '@/services/mail/mail';
import { mediaStorage } from '@/services/media/storage';
import { payloadSecret } from '@/services/settings/secret';
import { auditRefusals } from './collections/staff/refusals';
import { collections } from './collections';
import { reviewEndpoints } from './collections/review/endpoints';
import { clearEndpoint } from './collections/demo/clear';
import { oursEndpoint } from './collections/demo/ours';
import { openingEndpoint } from './collections/opening/endpoint';
import { searchPanelEndpoint } from './collections/panel-search/endpoint';
import { switchEndpoint } from './collections/switches/endpoint';
import { characterCounters } from './collections/admin/character-counters';
import { panelWords, redirectWords, withEditorWords } from './collections/admin/panel-words';
import { friendlyErrors } from './collections/hardening/friendly-errors';
import { refuseOlderStates } from './collections/hooks/newer-state';
import { newestStateEndpoint } from './collections/endpoints/newest-state';
import { recordChanges } from './collections/hooks/record-changes';
import { documentOfAddressEndpoint } from './collections/endpoints/document-of-address';
import { previewEndpoints } from './collections/admin/preview';
import { hardenPayload } from './collections/hardening/harden-payload';
import { Staff } from './collections/staff';
import { Redirects } from './collections/redirects';
import { richTextEditor } from './collections/admin/rich-text';
import { Brand } from './globals/brand';
import { InboxSettings } from './globals/inbox-settings';
import { Notice } from './globals/notice';
import { Reviews } from './globals/reviews';
import { SiteLayout } from './globals/site-layout';

const noMail = {
  path: '/forgot' as const,
  Component: '@/panel/auth/no-mail#NoMail',
};

/** Replaces the form for the first account, which no client may use: the seed creates that account. */
const noAccount = {
  path: '/create-first-user' as const,
  Component: '@/panel/auth/no-account#NoAccount',
};

const built = buildConfig({
  secret: payloadSecret(),
  db: await database(),
  email,
  collections,
  globals: [SiteLayout, Notice, Brand, InboxSettings, Reviews],
  editor: richTextEditor,
  endpoints: [
    clearEndpoint,
    oursEndpoint,
    ...previewEndpoints,
    ...reviewEndpoints,
    openingEndpoint,
    switchEndpoint,
    searchPanelEndpoint,
    newestStateEndpoint,
    documentOfAddressEndpoint,
  ],
  plugins: [Redirects, ...(await mediaStorage()), characterCounters, refuseOlderStates, recordChanges],
  jobs,
  hooks: { afterError: [auditRefusals, friendlyErrors] },
  sharp,
  routes: { api: '/cms-api' },
  graphQL: { disable: true },
  cookiePrefix: SESSION_PREFIX,
  csrf: env.origins,
  telemetry: false,
  // A wrong password is not an error of ours.
  loggingLevels: {
    AuthenticationError: 'info',
    LockedAuth: 'info',
    // Refusals that have been answered.
    APIError: 'debug',
    QueryError: 'debug',
  },
  logger: { options: { level: env.logLevel, hooks: { logMethod } } },
  typescript: { outputFile: join(process.cwd(), 'src/payload-types.ts'), autoGenerate: false },
  i18n: { translations: { en: { ...panelWords, ...redirectWords } } },
  upload: {
    limits: { fileSize: 20_000_000 },
    responseOnLimit:
      'This file is larger than 20 MB. Save the picture with fewer pixels (2560 across are enough), or shorten the film, and try again.',
  },
  admin: {
    user: Staff.slug,
    components: {
      providers: [
        '@/panel/auth/site-token#SiteToken',
        '@/panel/payload-patches/named-controls#NamedControls',
      ],
      graphics: { Icon: '@/panel/shell/graphics#Icon', Logo: '@/panel/shell/graphics#Logo' },
      actions: ['@/panel/search/search-link#SearchLink'],
      beforeNavLinks: ['@/panel/shell/open-menu#OpenMenu', '@/panel/inbox/new-messages#NewMessages'],
      afterNavLinks: ['@/panel/shell/more-menu#MoreMenu'],
      views: {
        dashboard: { Component: '@/panel/dashboard/dashboard#Dashboard' },
        createFirstUser: noAccount,
        search: { Component: '@/panel/search/search#Search', path: '/search' },
        help: { Component: '@/panel/shell/help#Help', path: '/help' },
        // Payload's own view says "Email sent" even after a failure.
        ...(isMailConfigured() ? {} : { forgot: noMail }),
      },
    },
    avatar: 'default',
    // Without a time: Payload formats dates in the browser's time zone.
    dateFormat: DAY_PICKER.displayFormat,
    // The one that has the center's palette.
    theme: 'light',
    timezones: {
      supportedTimezones: [{ label: 'The center’s time (Eastern)', value: CENTER_ZONE }],
      defaultTimezone: CENTER_ZONE,
    },
    importMap: {
      baseDir: process.cwd(),
      importMapFile: join(process.cwd(), 'src/app/(payload)/admin/importMap.js'),
    },
    meta: {
      titleSuffix: ' | Site panel',
      // Payload would draw pictures for anybody, from any text, with fonts of other companies.
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/brand/favicon.svg' }],
    },
  },
});

export default hardenPayload(withEditorWords(built));
