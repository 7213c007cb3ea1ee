import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { ButtonLink } from './button';
import { Icon } from './pictures/icon';
import { Water } from './pictures/water';

type NoticeProps = {
  kind: 'error' | 'not-found' | 'empty';
  title?: string;
  text?: string;
  /** The way out: a link or a button. */
  action?: { label: string; href: string } | ReactNode;
  /** 1 when the notice is the page's only content. */
  level?: 1 | 2 | 3;
  className?: string;
};

/** Replaces content that failed, is missing, or is still loading. */
export function Notice({ kind, title, text, action, level = 2, className }: NoticeProps) {
  const Heading = `h${level}` as const;
  const wayOut = isLink(action) ? (
    <ButtonLink href={action.href} variant="outline" small>
      {action.label}
    </ButtonLink>
  ) : (
    action
  );
  if (kind === 'error') {
    return (
      <div
        role="alert"
        className={classNames(
          'flex gap-4 rounded-picture border border-danger-line bg-danger-ground p-7.5',
          className,
        )}
      >
        <Icon name="warn" className="size-6 translate-y-0.5 text-danger" />
        <div>
          {title && <Heading className="type-h4">{title}</Heading>}
          {text && <p className="mt-1 max-w-[26rem] text-danger-body">{text}</p>}
          {wayOut && <div className="mt-4">{wayOut}</div>}
        </div>
      </div>
    );
  }
  return (
    <div
      className={classNames(
        'rounded-picture px-6 py-10 text-center',
        kind === 'not-found' ? 'ground-mist' : 'ground-sand',
        className,
      )}
    >
      {kind === 'empty' && <Water className="mx-auto mb-5 w-48" />}
      {title && <Heading className="type-h3">{title}</Heading>}
      {text && <p className={classNames('mx-auto max-w-[30rem]', title && 'mt-2 text-quiet')}>{text}</p>}
      {wayOut && <div className="mt-6">{wayOut}</div>}
    </div>
  );
}

function isLink(action: NoticeProps['action']): action is { label: string; href: string } {
  return typeof action === 'object' && action !== null && 'href' in action;
}
