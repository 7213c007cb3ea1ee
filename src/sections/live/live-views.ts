import type { LiveView } from '@/live/live-view';

/** The code of every live view by name, loaded when a poll brings a change. */
export const liveViews: Record<string, () => Promise<LiveView>> = {
  head: async () => (await import('@/components/layout/live-head')).headView,
  foot: async () => (await import('@/components/layout/live-foot')).footView,
  homepage: async () => (await import('@/sections/homepage/home-page')).homeView,
  about: async () => (await import('@/sections/about/about-page')).aboutView,
  programs: async () => (await import('@/sections/programs/programs-page')).programsView,
  conditions: async () => (await import('@/sections/conditions/conditions-page')).conditionsView,
  condition: async () => (await import('@/sections/condition/condition-page')).conditionView,
  therapies: async () => (await import('@/sections/therapies/therapies-page')).therapiesView,
  therapy: async () => (await import('@/sections/therapy/therapy-page')).therapyView,
  gallery: async () => (await import('@/sections/gallery/gallery-page')).galleryView,
  contact: async () => (await import('@/sections/contact/contact-page')).contactView,
  blog: async () => (await import('@/sections/blog/blog-page')).blogView,
  article: async () => (await import('@/sections/article/article-page')).articleView,
  'extra-page': async () => (await import('@/sections/extra-page/extra-page')).extraPageView,
  privacy: async () => (await import('@/sections/legal/legal-page')).privacyView,
  terms: async () => (await import('@/sections/legal/legal-page')).termsView,
  'privacy-practices': async () => (await import('@/sections/legal/legal-page')).privacyPracticesView,
  'good-faith-estimate': async () => (await import('@/sections/legal/legal-page')).goodFaithEstimateView,
  nondiscrimination: async () => (await import('@/sections/legal/legal-page')).nondiscriminationView,
  accessibility: async () => (await import('@/sections/legal/accessibility-page')).accessibilityView,
  'help-now': async () => (await import('@/sections/crisis/help-now-page')).helpNowView,
  'not-found': async () => (await import('@/sections/not-found-page')).notFoundView,
};
