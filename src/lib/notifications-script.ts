export const REGION_ID = 'notifications';

/**
 * Inlined by src/components/ui/toast/notifications-script.tsx; allowed by hash in
 * src/server/page-cache/inline-scripts.ts.
 */
export const NOTIFICATIONS_SCRIPT = `(keys => addEventListener('keydown', ({ code }) => {
  const region = document.getElementById('${REGION_ID}');
  if (keys.includes(code) && region) region.focus();
}, true))(document.currentScript.dataset.keys.split(' '))`;
