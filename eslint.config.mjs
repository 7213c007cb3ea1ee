import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const code = '**/*.{ts,tsx,mjs,js}';

// ---- What may be imported from where ----------------------------------------------------------------------
// Each rule matches an import path as it is written: by alias, by package, or by a relative path that leaves
// the folder.

const ours = (folders) => `^(@/|(\\.\\./)+(src/)?)(${folders})(/|$)`;

const server = {
  regex: ours('server|services'),
  message: 'Only src/app, src/server and the CMS (its configuration and dashboard) may use the server.',
};
const aboveTheCms = {
  regex: ours('server'),
  message:
    'src/server uses the running CMS, of which this folder is a part. What both need is in src/services.',
};
const views = {
  regex: ours('sections|components'),
  message: 'Views are joined to the rest in src/app, nowhere else.',
};
const app = { regex: ours('app'), message: 'src/app joins the other folders; nothing imports from it.' };
const cmsFolders = {
  regex:
    '^(@/)?(\\./)?(\\.\\./)+(collections|globals|seed)(/|$)|^@payload-config$|(^|/)payload(-types|\\.config)$',
  message: 'The CMS configuration knows this folder, not the other way round.',
};
/** The configuration itself and the types that are made of it are no rooms. */
const collections = {
  regex: '^(\\.\\./)+(collections|globals|seed)(/|$)',
  message: 'collections use src/services, not the other way round.',
};
const cmsPackages = { regex: '^(payload|@payloadcms/[^/]+)(/|$)', message: 'This folder knows no CMS.' };
const frameworks = {
  regex: '^(react|react-dom|next)(/|$)',
  message: 'src/content knows neither React nor Next.',
};
const processEnv = {
  regex: '^(node:)?process$',
  message: 'Only src/services/settings/env.ts reads the environment; import `env` from there.',
};

const docs = { regex: '^(\\.\\./)+docs(/|$)', message: 'Documents are not part of the product.' };

const forbidImports = (files, patterns) => {
  const dynamic = patterns.map(({ regex, message }) => ({
    // An esquery pattern cannot hold a plain slash.
    selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`,
    message,
  }));
  return {
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [...patterns, processEnv, docs] }],
      'no-restricted-syntax': ['error', ...syntax, ...dynamic],
    },
  };
};

// ---- What may not be written ------------------------------------------------------------------------------

const rawHtml = {
  selector:
    ':matches(JSXAttribute > JSXIdentifier, Property > Identifier.key)[name="dangerouslySetInnerHTML"]',
  message: 'Only the Html component renders HTML, and only what the server has sanitized.',
};
const exportAll = { selector: 'ExportAllDeclaration', message: 'No barrel files: import from the source.' };
const barrelExport = { selector: 'ExportNamedDeclaration[source]', message: exportAll.message };
const callPath = {
  selector: ':matches(Literal[value=/^\\u002Fapi\\u002F./], TemplateElement[value.raw=/^\\u002Fapi\\u002F/])',
  message: 'Paths of calls are named in src/content/endpoints/endpoints.ts, and nowhere else.',
};
const LOCAL_API =
  '/^(find|findByID|findGlobal|findDistinct|findVersions|findVersionByID|findGlobalVersions|findGlobalVersionByID|count|countVersions|countGlobalVersions|create|update|updateGlobal|delete|duplicate|restoreVersion|restoreGlobalVersion)$/';
/** Payload's default is `true`, and Payload 4 turns it round. A spread of a constant may bring it. */
const rightsUnsaid = ['', '> TSAsExpression '].map((cast) => ({
  selector: [
    `CallExpression[callee.property.name=${LOCAL_API}]:not([callee.object.property.name="db"]):not([callee.object.name="db"])`,
    `${cast}> ObjectExpression:has(Property[key.name=/^(collection|slug)$/]):not(:has(Property[key.name="overrideAccess"]))`,
  ]
    .join(' ')
    .concat(':not(:has(SpreadElement:not([argument.type="ObjectExpression"])))'),
  message: 'Write `overrideAccess` at every call of the Local API.',
}));
const syntax = [rawHtml, exportAll, callPath, ...rightsUnsaid];

export default defineConfig([
  globalIgnores([
    '.next',
    '.data',
    'coverage',
    'next-env.d.ts',
    '**/payload-types.ts',
    '**/importMap.js',
    '**/migrations/**',
  ]),
  nextVitals,
  nextTypescript,
  {
    files: [code],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [processEnv] }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      'no-restricted-syntax': ['error', ...syntax],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: processEnv.message },
      ],
      'max-lines': ['error', 300],
    },
  },

  forbidImports(
    ['src/content/**'],
    [
      { ...cmsPackages, allowTypeImports: true },
      frameworks,
      server,
      views,
      app,
      { ...cmsFolders, allowTypeImports: true },
      {
        regex: ours('contact|lib|panel|assets'),
        message: 'src/content imports nothing of ours but src/content.',
      },
    ],
  ),
  forbidImports(['src/panel/**'], [server, views, app]),
  // These are made on the server.
  forbidImports(['src/panel/dashboard/**', 'src/panel/inbox/{new-messages,overview}.tsx'], [views, app]),
  forbidImports(['src/lib/**'], [cmsPackages, cmsFolders, server, views, app]),
  forbidImports(['src/sections/**', 'src/components/**'], [cmsPackages, cmsFolders, server, app]),
  forbidImports(['src/server/**'], [views, app, collections]),
  forbidImports(['src/services/**'], [aboveTheCms, views, app, collections]),
  forbidImports(['src/contact/**'], [cmsPackages, cmsFolders, server, app]),
  forbidImports(['collections/**', 'globals/**', 'payload.config.ts'], [aboveTheCms, views, app]),
  forbidImports(['seed/**'], [views, app]),

  {
    files: ['**/index.{ts,tsx}'],
    ignores: ['seed/index.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntax, barrelExport] },
  },
  {
    files: ['tests/**', 'scripts/**'],
    // An author who adds a test to a long file need not split it.
    rules: { 'no-restricted-syntax': ['error', rawHtml, exportAll], 'max-lines': 'off' },
  },
  { files: ['seed/index.ts'], rules: { 'no-restricted-syntax': ['error', rawHtml, ...rightsUnsaid] } },
  {
    files: ['src/components/ui/text/html.tsx', 'src/components/ui/json-ld.tsx'],
    rules: { 'react/no-danger': 'off', 'no-restricted-syntax': ['error', exportAll] },
  },
  {
    // Next replaces NEXT_RUNTIME in the instrumentation file at build time.
    files: [
      'src/services/settings/env.ts',
      'src/server/build/production-env.mjs',
      'src/instrumentation.ts',
      'tests/**',
      'scripts/**',
      '*.config.mjs',
    ],
    rules: { 'no-restricted-properties': 'off', '@typescript-eslint/no-restricted-imports': 'off' },
  },
  { files: ['*.config.mjs'], rules: { 'import/no-anonymous-default-export': 'off' } },
]);
