import { CrisisWords } from '@/components/ui/text/crisis-words';
import boats from '@/assets/blog-03.jpg';
import reception from '@/assets/gallery-01.jpg';
import gardenPath from '@/assets/garden-path.jpg';
import circle from '@/assets/group-circle.jpg';
import quietRoom from '@/assets/quiet-room.jpg';
import { ButtonLink } from '@/components/ui/button';
import { Photo } from '@/components/ui/pictures/picture';
import { sizes } from '@/components/breakpoints';

type ServicePanelProps = { title: string; description: string; position: number };

/**
 * The detail of a service. Its title is visible only where it is not in the row above; screen readers read it
 * in the row.
 */
export function ServicePanel({ title, description, position }: ServicePanelProps) {
  return (
    <div className="service">
      <div className="service-picture">
        <Photo
          picture={PICTURES[position % PICTURES.length] ?? quietRoom}
          sizes={sizes('100vw', { desktop: '42rem' })}
        />
      </div>
      <div className="service-words">
        <p className="type-h3 service-title" aria-hidden="true">
          {title}
        </p>
        <p className="service-detail">
          <CrisisWords>{description}</CrisisWords>
        </p>
        <ButtonLink href="/programs" className="mt-auto">
          Explore Our Treatment Programs
        </ButtonLink>
      </div>
    </div>
  );
}

/** By position, decorative. */
const PICTURES = [quietRoom, circle, boats, reception, gardenPath];
