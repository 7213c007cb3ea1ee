import { Icon } from '@/components/ui/pictures/icon';

/**
 * Previous, one dot per testimonial, next, pause (spec §2 "Testimonials carousel"). Their room is there from
 * the first paint, and they are seen from when they can do something.
 */
export function CarouselControls({ count }: { count: number }) {
  return (
    <div className="carousel-controls no-print">
      <button type="button" aria-label="Previous testimonial" data-go="previous">
        <Icon name="left" />
      </button>
      <ul aria-label="Choose a testimonial">
        {Array.from({ length: count }, (_, dot) => (
          <li key={dot}>
            <button
              type="button"
              aria-label={`Testimonial ${dot + 1} of ${count}`}
              aria-current={dot === 0 || undefined}
              data-go={dot}
            />
          </li>
        ))}
      </ul>
      <button type="button" aria-label="Next testimonial" data-go="next">
        <Icon name="arrow" />
      </button>
      <button type="button" aria-label="Pause testimonials" data-go="toggle">
        <Icon name="pause" />
        <Icon name="play" />
      </button>
    </div>
  );
}
