import { prop } from '@/content/json';
import { about } from '@/content/schema/pages/about';
import { contact } from '@/content/schema/pages/contact';
import { homepage } from '@/content/schema/pages/homepage';
import { programs } from '@/content/schema/pages/programs';
import * as endpoints from '@/content/endpoints/endpoints';
import { resolveEndpoint } from './resolvers';

/** The pages with a contact form, and the section that sets which of the two forms it is. */
const FORMS = [
  [endpoints.page(contact), 'contactForm'],
  [endpoints.page(homepage), 'contactPreview'],
  [endpoints.page(about), 'contactPreview'],
  [endpoints.page(programs), 'contactPreview'],
] as const;

/**
 * Whether a public page is set to the older form, which only checks that fields are filled in.
 * @throws {DatabaseAway} when it cannot be determined
 */
export async function isSimpleFormShown(): Promise<boolean> {
  const shown = await Promise.all(
    FORMS.map(async ([endpoint, name]) => {
      const section = prop(endpoint.view(await resolveEndpoint(endpoint)), name);
      return prop(section, 'variant') === 'simple' && prop(section, 'isHidden') !== true;
    }),
  );
  return shown.includes(true);
}
