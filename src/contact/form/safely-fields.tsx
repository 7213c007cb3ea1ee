import { SelectField } from '@/components/ui/field';
import type { FormText } from '@/content/languages/languages';
import type { FormSay } from '@/content/languages/form-texts';
import type { Safely } from '../rules/safely-schema';

type SafelyFieldsProps = {
  /** What was posted before without a script. */
  before?: Partial<Record<string, string>>;
  say: FormSay;
};

/** How to reach the visitor safely. Nothing is ticked before; what is left empty counts as no. */
export function SafelyFields({ before, say }: SafelyFieldsProps) {
  const tick = (name: keyof Safely, label: FormText) => (
    <label className="flex min-h-11 items-center gap-3">
      <input
        id={`contact-${name}`}
        name={name}
        type="checkbox"
        value="yes"
        defaultChecked={before?.[name] === 'yes'}
        className="size-5 shrink-0 accent-primary"
      />
      {say(label)}
    </label>
  );
  return (
    <fieldset className="min-w-0 tablet:col-span-2">
      <legend className="mb-2.5 text-label font-semibold">
        {`${say('How may we reach you safely?')} `}
        <span className="font-normal text-quiet">{say('(optional)')}</span>
      </legend>
      <p className="type-small text-quiet">
        {say('If others share your phone or your mail. What you leave empty counts as no.')}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-8">
        {tick('mayCall', 'You may call')}
        {tick('mayText', 'You may text')}
        {tick('mayEmail', 'You may send e-mail')}
      </div>
      <SelectField
        id="contact-timeOfDay"
        name="timeOfDay"
        label={say('Time of day')}
        className="my-3"
        defaultValue={before?.timeOfDay}
      >
        <option value="">{say('Any time')}</option>
        <option value="mornings">{say('Mornings')}</option>
        <option value="afternoons">{say('Afternoons')}</option>
        <option value="evenings">{say('Evenings')}</option>
      </SelectField>
      {tick('mayLeaveVoicemail', 'You may leave a voicemail')}
      {tick('maySayWhoWeAre', 'You may say where you are calling from')}
    </fieldset>
  );
}
