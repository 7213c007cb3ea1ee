import type { ComponentProps } from 'react';
import { SelectField } from '@/components/ui/field';
import type { Safely } from '../rules/schema';

type SafelyFieldsProps = {
  /** Name, what was posted before, and, once the rules are loaded, the props of one control. */
  control: (name: keyof Safely) => Omit<ComponentProps<'input'> & ComponentProps<'select'>, 'ref'>;
};

/** How to reach the visitor safely. Nothing is ticked before; what is left empty counts as no. */
export function SafelyFields({ control }: SafelyFieldsProps) {
  const tick = (name: keyof Safely, label: string) => (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" value="yes" className="size-5 shrink-0 accent-primary" {...control(name)} />
      {label}
    </label>
  );
  return (
    <fieldset className="min-w-0 tablet:col-span-2">
      <legend className="mb-2.5 text-label font-semibold">
        How may we reach you safely? <span className="font-normal text-quiet">(optional)</span>
      </legend>
      <p className="type-small text-quiet">
        If others share your phone or your mail. What you leave empty counts as no.
      </p>
      <div className="mt-2 flex flex-wrap gap-x-8">
        {tick('mayCall', 'You may call')}
        {tick('mayText', 'You may text')}
        {tick('mayEmail', 'You may send e-mail')}
      </div>
      <SelectField label="Time of day" className="my-3" {...control('timeOfDay')}>
        <option value="">Any time</option>
        <option value="mornings">Mornings</option>
        <option value="afternoons">Afternoons</option>
        <option value="evenings">Evenings</option>
      </SelectField>
      {tick('mayLeaveVoicemail', 'You may leave a voicemail')}
      {tick('maySayWhoWeAre', 'You may say where you are calling from')}
    </fieldset>
  );
}
