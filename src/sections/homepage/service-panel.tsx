import { CrisisWords } from '@/components/ui/crisis-words';
import boats from '@/assets/blog-03.jpg';
import reception from '@/assets/gallery-01.jpg';
import gardenPath from '@/assets/garden-path.jpg';
import circle from '@/assets/group-circle.jpg';
import quietRoom from '@/assets/quiet-room.jpg';
import { ButtonLink } from '@/components/ui/button';
import { Photo } from '@/components/ui/picture';
import { classNames } from '@/lib/class-names';
import { sizes } from '@/components/breakpoints';

type ServicePanelProps = { title: string; description: string; position: number; hasChosen: boolean };

/** The detail of the chosen service. Its title stands here only where it is not in the row just above. */
export function ServicePanel({ title, description, position, hasChosen }: ServicePanelProps) {
  return (
    <div
      key={position}
      className={classNames(
        'ground-paper flex h-full flex-col overflow-hidden rounded-panel',
        hasChosen && 'animate-rise',
      )}
    >
      <Photo
        picture={PICTURES[position % PICTURES.length] ?? quietRoom}
        sizes={sizes('100vw', { desktop: '42rem' })}
        className="aspect-video w-full object-[50%_62%]"
      />
      <div className="flex grow flex-col items-start p-[clamp(1.5rem,3vw,2.75rem)]">
        <h3 className="type-h3 mb-3 hidden desktop:block">{title}</h3>
        <p className="mb-5 max-w-[34rem] text-quiet desktop:min-h-[3lh]">
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
