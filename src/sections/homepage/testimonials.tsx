import { CrisisWords } from '@/components/ui/text/crisis-words';
import blossom from '@/assets/team-01.jpg';
import { Arch } from '@/components/ui/pictures/arch';
import { Photo } from '@/components/ui/pictures/picture';
import { Section } from '@/components/ui/section';
import type { HomepageView } from '@/content/schema/pages/homepage';
import { CarouselControls } from './carousel/carousel-controls';
import { CarouselScript } from './carousel/carousel-script';
import { Quotation } from './carousel/quotation';

/**
 * One large quotation at a time (spec §2, §4 "Testimonials carousel"), in a strip that can be swiped and
 * scrolled without a script. The longest one sets the height, so that nothing below moves.
 */
export function Testimonials({ heading, paragraph, testimonials }: HomepageView['testimonials']) {
  const count = testimonials.length;
  return (
    <Section ground="sand" edit="#testimonials" labeledBy="testimonials-heading">
      <div className="columns-12 items-center">
        <Arch className="col-span-4 max-desktop:hidden" shapeClassName="aspect-[4/5] bg-mist">
          <Photo picture={blossom} alt="" sizes="24rem" className="size-full" />
        </Arch>
        <div
          role="group"
          aria-roledescription="carousel"
          aria-labelledby="testimonials-heading"
          data-carousel
          suppressHydrationWarning
          className="col-span-full min-w-0 desktop:col-span-7 desktop:col-start-6"
        >
          <h2 id="testimonials-heading" className="font-sans text-button font-medium text-quiet">
            {heading}
          </h2>
          {paragraph && (
            <p className="mt-2 text-quiet">
              <CrisisWords>{paragraph}</CrisisWords>
            </p>
          )}
          <div
            className="carousel-strip"
            {...(count > 1 && {
              role: 'group',
              'aria-label': 'Testimonials',
              tabIndex: 0,
              'aria-live': 'off',
            })}
          >
            {testimonials.map((testimonial, index) => (
              <Quotation key={index} {...testimonial} label={`${index + 1} of ${count}`} />
            ))}
          </div>
          {count > 1 && <CarouselControls count={count} />}
        </div>
      </div>
      <CarouselScript />
    </Section>
  );
}
