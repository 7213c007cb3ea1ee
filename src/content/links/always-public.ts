type Target = { collection?: string; global?: string };

/** Documents that cannot be unpublished once public. Their text can be changed at any time. */
const COLLECTIONS = ['pages'];
const GLOBALS = ['site-layout', 'brand'];

export const NOT_TAKEN_DOWN =
  'This is part of every visit and cannot be taken down. Change its words and publish them; or keep a draft beside what is public.';

export const isAlwaysPublic = ({ collection = '', global = '' }: Target): boolean =>
  COLLECTIONS.includes(collection) || GLOBALS.includes(global);
