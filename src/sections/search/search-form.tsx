import { MOST_QUERY_LENGTH, SEARCH_PATH } from '@/content/links/search-path';
import { classNames } from '@/lib/class-names';
import { Button } from '@/components/ui/button';
import { fieldClass } from '@/components/ui/field';
import { Icon } from '@/components/ui/pictures/icon';

/** A plain GET form, which needs no script. One per page: its id is fixed. */
export function SearchForm({ query = '', className }: { query?: string; className?: string }) {
  return (
    <form
      role="search"
      aria-label="This site"
      action={SEARCH_PATH}
      className={classNames('grid gap-3 tablet:grid-cols-[1fr_auto]', className)}
    >
      <div className="relative">
        <label htmlFor="site-search" className="sr-only">
          Search this site
        </label>
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-4 z-1 size-5 -translate-y-1/2 text-primary"
        />
        <input
          id="site-search"
          type="search"
          name="q"
          defaultValue={query}
          placeholder="Search this site"
          maxLength={MOST_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          className={classNames(fieldClass(undefined, 'min-h-13 px-4'), 'appearance-none pl-12')}
        />
      </div>
      <Button type="submit" className="justify-self-start">
        Search
      </Button>
    </form>
  );
}
