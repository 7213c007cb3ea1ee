import type { PageSchema } from '@/content/schema/element';
import { pageSchemas } from '@/content/schema/schemas';
import { aboutView } from '@/sections/about/about-page';
import { blogView } from '@/sections/blog/blog-page';
import { conditionsView } from '@/sections/conditions/conditions-page';
import { contactView } from '@/sections/contact/contact-page';
import { homeView } from '@/sections/homepage/home-page';
import { programsView } from '@/sections/programs/programs-page';
import { therapiesView } from '@/sections/therapies/therapies-page';
import type { LiveView } from '@/live/live-view';

/** The fixed pages whose sections staff can hide, with the view of each. */
export const pageViews: [PageSchema, LiveView][] = [
  [pageSchemas.homepage, homeView],
  [pageSchemas.about, aboutView],
  [pageSchemas.programs, programsView],
  [pageSchemas.conditions, conditionsView],
  [pageSchemas.therapies, therapiesView],
  [pageSchemas.contact, contactView],
  [pageSchemas.blog, blogView],
];
