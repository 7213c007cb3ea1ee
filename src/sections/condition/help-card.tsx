import { inEnglish, type Say } from '@/content/languages/languages';
import armchairs from '@/assets/gallery-02.jpg';
import { ButtonLink } from '@/components/ui/button';
import { Photo } from '@/components/ui/pictures/picture';
import { telUrl } from '@/content/links/address';
import { sizes } from '@/components/breakpoints';

type HelpCardProps = { phone: string; contact?: string; say?: Say };

/**
 * Beside the text on wide screens, where it stays in view; a row under it on tablets; an arch again on
 * phones.
 */
export function HelpCard({ phone, contact = '/contact', say = inEnglish }: HelpCardProps) {
  return (
    <aside
      aria-labelledby="help-card"
      className="no-print arch-box desktop:sticky desktop:top-24 desktop:self-start"
    >
      <div className="ground-primary overflow-hidden rounded-panel p-3 max-tablet:rounded-t-[50cqi] tablet:flex tablet:items-center tablet:gap-7 tablet:p-5 desktop:block desktop:rounded-t-[50cqi] desktop:p-3">
        <div className="tablet:arch-box tablet:w-62 tablet:shrink-0 desktop:w-auto desktop:[container-type:normal]">
          <div className="max-tablet:arch-inset tablet:max-desktop:arch-shape desktop:arch-inset">
            <Photo
              picture={armchairs}
              alt=""
              sizes={sizes('90vw', { tablet: '248px', desktop: '328px' })}
              className="aspect-[1/0.86] w-full tablet:max-desktop:aspect-[1/1.1]"
            />
          </div>
        </div>
        <div className="px-5 pt-6 pb-5 tablet:flex-1 tablet:p-0 tablet:pr-5 desktop:px-5 desktop:pt-6 desktop:pb-5">
          <h2 id="help-card" className="type-h3">
            {say('You do not have to sort this out alone')}
          </h2>
          <p className="mt-2 text-card text-quiet">
            {say(
              'Tell us what is happening. We will talk about what could come next. You decide what happens next.',
            )}
          </p>
          <ButtonLink href={contact} onDark className="mt-5 w-full">
            {say('Get Help Today')}
          </ButtonLink>
          {phone && (
            <p className="mt-3 text-center">
              <a href={telUrl(phone)} className="link inline-block py-1 font-medium">
                {phone}
              </a>
            </p>
          )}
        </div>
      </div>
    </aside>
  );
}
