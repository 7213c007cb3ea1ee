import { expect, test } from '@jest/globals';
import { ESLint } from 'eslint';

const eslint = new ESLint();

const forbidden: [file: string, line: string][] = [
  ['src/content/schema/pages/homepage.ts', `import { getPayload } from 'payload';`],
  ['src/content/schema/pages/homepage.ts', `import { useState } from 'react';`],
  ['src/content/schema/pages/homepage.ts', `import Link from 'next/link';`],
  ['src/content/schema/pages/homepage.ts', `import { env } from '@/services/settings/env';`],
  ['src/content/schema/pages/homepage.ts', `import { env } from '../../services/env';`],
  ['src/content/schema/pages/homepage.ts', `import { pages } from '../../../collections/pages';`],
  ['src/content/schema/names.ts', `import { classNames } from '@/lib/class-names';`],
  ['src/content/schema/names.ts', `import { classNames } from '../lib/class-names';`],
  ['src/lib/request.ts', `import { pages } from '../../../collections/pages';`],
  ['src/contact/rules/messages.ts', `import { env } from '@/services/settings/env';`],
  ['src/content/schema/names.ts', `const cms = await import('@payloadcms/ui');`],
  ['src/sections/homepage/hero.tsx', `import { env } from '@/services/settings/env';`],
  ['src/sections/homepage/hero.tsx', `import type { Payload } from 'payload';`],
  ['src/components/ui/button.tsx', `import { useField } from '@payloadcms/ui';`],
  ['src/server/content-api/respond.ts', `import { Hero } from '@/sections/homepage/hero';`],
  ['src/lib/request.ts', `const cms = process.env.CMS;`],
  ['payload.config.ts', `const { env } = process;`],
  ['collections/pages.ts', `import { env } from 'node:process';`],
  ['src/components/ui/button.tsx', `const raw = <p dangerouslySetInnerHTML={{ __html: '' }} />;`],
  ['src/components/ui/button.tsx', `const raw = { dangerouslySetInnerHTML: { __html: '' } };`],
  ['src/lib/index.ts', `export { request } from './request';`],
  ['src/lib/request.ts', `export * from './polling';`],
  ['src/lib/request.ts', `const anything: any = 1;`],
  ['src/sections/blog/blog-page.tsx', `const path = '/api/blog';`],
  ['src/panel/shell/help.tsx', `import field from '../../../docs/field.webp';`],
  ['seed/team.ts', `void cms.create({ collection: 'media', data: {} });`],
  ['seed/team.ts', `void cms.create({ collection: 'media', data: {} } as never);`],
  ['src/services/mail/mail.ts', `import { getCms } from '@/server/cms/payload';`],
  ['src/services/mail/mail.ts', `import { getCms } from '../../server/cms/payload';`],
  ['collections/pages.ts', `import { getCms } from '@/server/cms/payload';`],
  ['src/server/content-api/prefetch.ts', 'const path = `/api/blog/${slug}`;'],
];

const allowed: [file: string, line: string][] = [
  ['src/content/derive/to-fields.ts', `import type { Field } from 'payload';`],
  ['src/content/schema/pages/homepage.ts', `import { section } from '../element';`],
  ['src/sections/homepage/hero.tsx', `import Link from 'next/link';`],
  ['src/app/(site)/page.tsx', `import { env } from '@/services/settings/env';`],
  ['src/server/cms/payload.ts', `import { getPayload } from 'payload';`],
  ['src/services/settings/env.ts', `const cms = process.env.CMS;`],
  ['src/components/ui/text/html.tsx', `const raw = <p dangerouslySetInnerHTML={{ __html: '' }} />;`],
  ['collections/pages.ts', `import { env } from '@/services/settings/env';`],
  ['collections/pages.ts', `import { homepage } from '../src/content/schema/pages/homepage';`],
];

test.each(forbidden)('%s may not say: %s', async (file, line) => {
  expect(await complaints(file, line)).not.toEqual([]);
});

test.each(allowed)('%s may say: %s', async (file, line) => {
  expect(await complaints(file, line)).toEqual([]);
});

async function complaints(filePath: string, line: string) {
  const results = await eslint.lintText(`${line}\n`, { filePath });
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ ruleId }) => ruleId !== '@typescript-eslint/no-unused-vars')
      .map(({ message }) => message),
  );
}
