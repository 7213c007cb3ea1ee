import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { prop } from '@/content/json';
import { answerPanel } from '@/server/panel-calls/answer-panel';
import { BrandColors } from './brand-colors';
import { importMap } from './admin/importMap';
import './account.css';
import './panel.css';
import './document.css';
import './publish.css';
import './dashboard.css';
import './lists.css';
import './inbox.css';
import './nav-icons.css';

const serverFunction: ServerFunctionClient = async (given?: unknown) => {
  'use server';
  // Untrusted input: it may not be a valid call.
  return answerPanel({
    name: prop(given, 'name'),
    args: prop(given, 'args'),
    headers: await headers(),
    ask: (call, passed) => handleServerFunctions({ name: call, args: passed, config, importMap }),
  });
};

export default function PanelLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <BrandColors />
      {children}
    </RootLayout>
  );
}
