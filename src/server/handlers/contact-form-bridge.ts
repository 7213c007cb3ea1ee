import type { FormOutcome } from './post-form';
import { processSingleton } from '../process/singleton';

type Post = (request: Request) => Promise<FormOutcome>;

/** The proxy is a bundle of its own and should not include the CMS. */
const shared = processSingleton<{ post?: Post }>('contact-form', () => ({}));

export const registerContactForm = (post: Post) => {
  shared.post = post;
};

/** @throws {Error} before the CMS is loaded, which `npm start` waits for */
export function postedForm(request: Request): Promise<FormOutcome> {
  if (!shared.post) throw new Error('The contact form was posted before the site had started.');
  return shared.post(request);
}
