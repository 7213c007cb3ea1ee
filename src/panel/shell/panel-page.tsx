import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type PanelPageProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  title: string;
  children: ReactNode;
};

/** A page of our own in the panel, with Payload's menu and header. */
export function PanelPage({ initPageResult, params, searchParams, title, children }: PanelPageProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <main>
        <Gutter className="panel-help">
          <h1>{title}</h1>
          {children}
        </Gutter>
      </main>
    </DefaultTemplate>
  );
}
