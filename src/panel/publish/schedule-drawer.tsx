'use client';

import { Button, Drawer, toast, useDocumentInfo, useDocumentTitle, useServerFunctions } from '@payloadcms/ui';
import { useState } from 'react';
import { fromCenterClock, onCenterClock } from '@/content/center-time';
import { isAlwaysPublic } from '@/content/links/always-public';
import { plannedMoment, plannedWords, type PlanKind } from './planned-words';
import { sayPlansChanged, usePlans } from './use-plans';

/**
 * Schedules publishing or unpublishing of a document, in the center's time zone; Payload's own
 * picker uses the browser's.
 */
export function ScheduleDrawer({ slug }: { slug: string }) {
  const { id, collectionSlug, globalSlug, hasPublishedDoc } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { schedulePublish } = useServerFunctions();
  const plans = usePlans();
  const [type, setType] = useState<PlanKind>('publish');
  const [clock, setClock] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const now = new Date();
  const canTakeDown =
    hasPublishedDoc && !isAlwaysPublic({ collection: collectionSlug ?? '', global: globalSlug ?? '' });

  async function send(what: Parameters<typeof schedulePublish>[0], done: string) {
    setIsBusy(true);
    try {
      const { error } = (await schedulePublish(what)) as { error?: string };
      if (error) toast.error(error);
      else toast.success(done);
    } catch {
      toast.error('The site did not answer. Please try again.');
    }
    sayPlansChanged();
    setIsBusy(false);
  }

  function plan() {
    if (!clock) return toast.error('Choose a day and a time.');
    if (clock < onCenterClock(new Date())) return toast.error('This time is past at the center.');
    void send(
      {
        type,
        date: fromCenterClock(clock),
        ...(collectionSlug ? { doc: { relationTo: collectionSlug, value: String(id) } } : {}),
        ...(globalSlug ? { global: globalSlug } : {}),
      },
      'Planned.',
    );
  }

  return (
    <Drawer slug={slug} title={`Publish later: ${title}`} className="schedule-publish">
      <fieldset className="panel-schedule">
        <legend>What happens</legend>
        {(['publish', 'unpublish'] as const)
          .filter((kind) => kind === 'publish' || canTakeDown)
          .map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" checked={type === kind} onChange={() => setType(kind)} />{' '}
              {kind === 'publish' ? 'Publish' : 'Take down'}
            </label>
          ))}
      </fieldset>
      <label className="panel-schedule">
        Day and time (the center’s time, Eastern)
        <input
          type="datetime-local"
          value={clock}
          min={onCenterClock(now)}
          onChange={({ target }) => setClock(target.value)}
        />
      </label>
      <p>At the center it is now {plannedMoment(now.toISOString(), now)}.</p>
      <Button id="scheduled-publish-save" disabled={isBusy} onClick={plan}>
        Save
      </Button>
      <h3>Planned</h3>
      {plans?.length === 0 && <p>Nothing is planned.</p>}
      <ul className="panel-schedule">
        {plans?.map(({ id: planned, type: kind, when }) => (
          <li key={planned}>
            {plannedWords(kind, when, now)}{' '}
            <Button
              size="small"
              buttonStyle="secondary"
              margin={false}
              disabled={isBusy}
              onClick={() => void send({ deleteID: planned }, 'The plan was canceled.')}
            >
              Cancel this plan
            </Button>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
