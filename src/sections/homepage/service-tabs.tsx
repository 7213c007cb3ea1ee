import type { KeyboardEvent } from 'react';
import { ServicePanel } from './service-panel';
import { ServiceRow, type ServiceListProps } from './service-row';

/** Tabs at the left, sharing the height of the panel at the right. Arrow keys, Home and End choose. */
export function ServiceTabs({
  id,
  services,
  selected,
  onSelect,
  hasChosen,
  labelledBy,
}: ServiceListProps & { labelledBy: string }) {
  const service = services[selected];
  if (!service) return null;

  function choose(event: KeyboardEvent) {
    const next = nextTab(event.key, selected, services.length);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(`${id}-row-${next}`)?.focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-labelledby={labelledBy}
        aria-orientation="vertical"
        onKeyDown={choose}
        className="col-start-1 row-span-full grid grid-rows-subgrid border-b border-hairline"
      >
        {services.map(({ title }, index) => (
          <div key={index} role="presentation" className="border-t border-hairline">
            <ServiceRow
              id={`${id}-row-${index}`}
              role="tab"
              aria-selected={index === selected}
              aria-controls={`${id}-panel`}
              tabIndex={index === selected ? 0 : -1}
              title={title}
              isSelected={index === selected}
              onClick={() => onSelect(index)}
            />
          </div>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-row-${selected}`}
        className="col-start-2 row-span-full"
      >
        <ServicePanel key={selected} {...service} position={selected} hasChosen={hasChosen} />
      </div>
    </>
  );
}

function nextTab(key: string, selected: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (selected + 1) % count;
    case 'ArrowUp':
      return (selected - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
}
