import { InnerHero } from '@/components/ui/inner-hero';

/** The words are those of spec §2. */
export function NotFoundPage() {
  return (
    <InnerHero
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Not found' }]}
      title="404 Page Not Found"
      lead="Did you forget to add the page to the router?"
    />
  );
}
