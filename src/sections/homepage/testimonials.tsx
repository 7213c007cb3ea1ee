'use client';

import { CrisisWords } from '@/components/ui/crisis-words';
import blossom from '@/assets/team-01.jpg';
import { Arch } from '@/components/ui/arch';
import { Photo } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { HomepageView } from '@/content/pages/homepage';
import { CarouselControls } from './carousel-controls';
import { Quotation } from './quotation';
import { useCarousel } from './use-carousel';
import { useSwipe } from '@/lib/use-swipe';

/** One large quotation at a time (spec §2, §4 "Testimonials carousel"). */
export function Testimonials({ heading, paragraph, testimonials }: HomepageView['testimonials']) {
  const carousel = useCarousel(testimonials.length);
  const swipe = useSwipe({ onLeft: carousel.next, onRight: carousel.previous });
  return (
    <Section ground="sand" labelledBy="testimonials-heading">
      <div className="columns-12 items-center">
        <Arch className="col-span-4 max-desktop:hidden" shapeClassName="aspect-[4/5] bg-mist">
          <Photo picture={blossom} alt="" sizes="24rem" className="size-full" />
        </Arch>
        <div
          role="group"
          aria-roledescription="carousel"
          aria-labelledby="testimonials-heading"
          className="col-span-full desktop:col-span-7 desktop:col-start-6"
          {...carousel.focusProps}
        >
          <h2 id="testimonials-heading" className="font-sans text-button font-medium text-quiet">
            {heading}
          </h2>
          {paragraph && (
            <p className="mt-2 text-quiet">
              <CrisisWords>{paragraph}</CrisisWords>
            </p>
          )}
          {/* All of them lie in one cell, so that the longest gives the height and nothing below moves. */}
          <div
            aria-live={carousel.isRunning ? 'off' : 'polite'}
            className="mt-6 grid touch-pan-y"
            {...carousel.hoverProps}
            {...swipe}
          >
            {testimonials.map((testimonial, index) => (
              <Quotation
                key={index}
                {...testimonial}
                label={`${index + 1} of ${testimonials.length}`}
                isCurrent={index === carousel.index}
              />
            ))}
          </div>
          {testimonials.length > 1 && <CarouselControls count={testimonials.length} {...carousel} />}
        </div>
      </div>
    </Section>
  );
}
