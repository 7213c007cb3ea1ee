import { Fragment } from 'react';
import { ServicePanel } from './service-panel';
import { ServiceRow, type ServiceListProps } from './service-row';

/** The panel opens under the chosen row; one is always open. Until the browser knows its width, this fills the wide grid too. */
export function ServiceDisclosure({ id, services, selected, onSelect, hasChosen }: ServiceListProps) {
  return services.map((service, index) => {
    const isSelected = index === selected;
    return (
      <Fragment key={index}>
        <h3 className="border-t border-hairline desktop:col-start-1 desktop:last-of-type:border-b">
          <ServiceRow
            id={`${id}-row-${index}`}
            aria-expanded={isSelected}
            aria-disabled={isSelected || undefined}
            aria-controls={isSelected ? `${id}-panel` : undefined}
            title={service.title}
            isSelected={isSelected}
            onClick={() => onSelect(index)}
          />
        </h3>
        {isSelected && (
          <div
            id={`${id}-panel`}
            className="pb-7 desktop:col-start-2 desktop:row-span-full desktop:row-start-1 desktop:pb-0"
          >
            <ServicePanel {...service} position={index} hasChosen={hasChosen} />
          </div>
        )}
      </Fragment>
    );
  });
}
