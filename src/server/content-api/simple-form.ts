import { prop } from '@/content/json';
import { about } from '@/content/schema/pages/about';
import { contact } from '@/content/schema/pages/contact';
import { homepage } from '@/content/schema/pages/homepage';
import { programs } from '@/content/schema/pages/programs';
import * as reads from '@/content/endpoints/endpoints';
import { resolveRead } from './resolvers';

/** The pages with a contact form, and the section that sets which of the two forms it is. */
const FORMS = [
  [reads.page(contact), 'contactForm'],
  [reads.page(homepage), 'contactPreview'],
  [reads.page(about), 'contactPreview'],
  [reads.page(programs), 'contactPreview'],
] as const;

/**
 * Whether a public page is set to the older form, which only checks that fields are filled in.
 * @throws {DatabaseAway} when it cannot be determined
 */
export async function isSimpleFormShown(): Promise<boolean> {
  const shown = await Promise.all(
    FORMS.map(async ([read, name]) => {
      const section = prop(read.view(await resolveRead(read)), name);
      return prop(section, 'variant') === 'simple' && prop(section, 'isHidden') !== true;
    }),
  );
  return shown.includes(true);
}
