import { Icon } from '@/components/ui/pictures/icon';
import { FilmStart } from './film-start';

/** The looping film behind the heading, with its button: `FilmScript` runs them. */
export function HeroFilm({ src, className }: { src: string; className?: string }) {
  return (
    <>
      <video
        data-src={src}
        loop
        muted
        autoPlay
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        className={className}
        suppressHydrationWarning
      />
      <div className="wrap pointer-events-none absolute inset-x-0 top-4 z-1 flex justify-end tablet:top-auto tablet:bottom-8">
        <button
          type="button"
          aria-label="Pause the film"
          data-film=""
          className="film-button no-print"
          suppressHydrationWarning
        >
          <Icon name="pause" />
          <Icon name="play" />
        </button>
      </div>
      <FilmStart src={src} />
    </>
  );
}
