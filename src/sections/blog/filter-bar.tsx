import { Button } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { Icon } from '@/components/ui/pictures/icon';
import { ALL_CATEGORIES, SEARCH_MAX_LENGTH, type Filters } from './filters';

export const FILTER_ROW = 'grid max-w-[52rem] gap-4 tablet:grid-cols-[2fr_1fr]';

type FilterBarProps = {
  filters: Filters;
  categories: string[];
  onSearch: (text: string) => void;
  onSearchEnd: () => void;
  onCategory: (category: string) => void;
};

/** Also a plain GET form: without scripts, Enter requests the same URL from the server. */
export function FilterBar({ filters, categories, onSearch, onSearchEnd, onCategory }: FilterBarProps) {
  const { text, category } = filters;
  return (
    <form
      role="search"
      aria-label="Articles"
      action="/blog"
      className={FILTER_ROW}
      onSubmit={(event) => {
        event.preventDefault();
        onSearchEnd();
      }}
    >
      <div className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-4 z-1 size-5 -translate-y-1/2 text-primary"
        />
        <Field
          label="Search articles"
          hideLabel
          type="search"
          name="q"
          placeholder="Search articles..."
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => onSearch(event.target.value)}
          onBlur={onSearchEnd}
          className="[&_input]:appearance-none [&_input]:pl-12 [&_input::-webkit-search-cancel-button]:hidden"
        />
      </div>
      <SelectField
        label="Category"
        hideLabel
        name="category"
        value={category}
        onChange={(event) => onCategory(event.target.value)}
      >
        <option value={ALL_CATEGORIES}>All Categories</option>
        {categories.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      {/* Without a script a category needs a button as well. */}
      <noscript>
        <Button type="submit" variant="outline" small>
          Search
        </Button>
      </noscript>
    </form>
  );
}
