'use client';

import {
  FormSubmit,
  PopupList,
  toast,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { restPath } from '../shell/rest-path';
import { ScheduleDrawer } from './schedule-drawer';
import { useNothingLeft } from './use-nothing-left';

/** Payload's button with our own scheduling drawer, which uses the center's time zone. */
export function PublishButton() {
  const { id, collectionSlug, globalSlug, hasPublishedDoc, hasPublishPermission, ...info } =
    useDocumentInfo();
  const { unpublishedVersionCount, setUnpublishedVersionCount } = info;
  const { submit } = useForm();
  useNothingLeft();
  const isModified = useFormModified();
  const editDepth = useEditDepth();
  const { isModalOpen, toggleModal } = useModal();
  const { t } = useTranslation();
  const drawer = `schedule-publish-${id ?? globalSlug}-${editDepth}`;
  const path = restPath({ id, collectionSlug, globalSlug });
  const isStored = Boolean(id ?? globalSlug);

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (isStored && !isModified) return;
    const how = {
      method: id ? 'PATCH' : 'POST',
      overrides: { _status: 'draft' },
      skipValidation: true,
    } as const;
    void submit({ action: `/cms-api${path}?depth=0&draft=true`, ...how });
  });

  async function publish() {
    const action = `/cms-api${path}?depth=0`;
    const how = { overrides: { _status: 'published' }, disableSuccessStatus: true };
    if (!(await submit({ action, ...how }))?.res.ok) return;
    toast.success('Published');
    setUnpublishedVersionCount(0);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(true);
  }

  if (!hasPublishPermission) return null;
  return (
    <>
      <FormSubmit
        buttonId="action-save"
        disabled={!isModified && unpublishedVersionCount === 0 && hasPublishedDoc}
        enableSubMenu={isStored}
        onClick={() => void publish()}
        size="medium"
        type="button"
        SubMenuPopupContent={({ close }: { close: () => void }) => (
          <PopupList.ButtonGroup>
            <PopupList.Button
              id="schedule-publish"
              onClick={() => {
                toggleModal(drawer);
                close();
              }}
            >
              {t('version:schedulePublish')}
            </PopupList.Button>
          </PopupList.ButtonGroup>
        )}
      >
        {t('version:publishChanges')}
      </FormSubmit>
      {isStored && isModalOpen(drawer) && <ScheduleDrawer slug={drawer} />}
    </>
  );
}
