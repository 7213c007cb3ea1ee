import Link from 'next/link';
import type { ComponentProps } from 'react';

export type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Takes the place of the present entry in the history. */
  replace?: boolean;
};

/** A path of this site goes through the router; telephone, mail, anchors and other sites are plain links. */
export function SmartLink({ href, replace, ...rest }: SmartLinkProps) {
  const isOwnPath = href.startsWith('/') && !href.startsWith('//');
  if (isOwnPath) return <Link href={href} replace={replace} {...rest} />;
  const isOtherSite = /^(https?:)?\/\//i.test(href);
  return <a href={href} rel={isOtherSite ? 'noopener noreferrer' : undefined} {...rest} />;
}
