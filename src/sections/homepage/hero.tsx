import type { SectionView } from '@/content/element';
import type { homepage } from '@/content/pages/homepage';
import { ButtonLink } from '@/components/ui/button';

export function Hero({
  mainHeading,
  subtitle,
  primaryCtaButton,
}: SectionView<(typeof homepage)['sections']['hero']>) {
  return (
    <section className="wrap section-pad">
      <h1 className="type-display">{mainHeading}</h1>
      <p className="type-lead">{subtitle}</p>
      <ButtonLink href={primaryCtaButton.url}>{primaryCtaButton.text}</ButtonLink>
    </section>
  );
}
