import { expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { runInNewContext } from 'node:vm';
import { NotificationsScript } from '@/components/ui/toast/notifications-script';
import { ToastProvider } from '@/components/ui/toast/toast';

test('the server sends the notification region, so that the first F8 finds it', () => {
  const html = renderToString(createElement(ToastProvider, null, 'Words'));
  expect(html).toMatch(
    /<div id="notifications" role="region" aria-label="Notifications \(F8\)" tabindex="-1"/i,
  );
});

test('the script of the page focuses it at F8 and at nothing else, and bears its absence', () => {
  const [, source = ''] =
    /<script[^>]*>([\s\S]*)<\/script>/.exec(renderToString(createElement(NotificationsScript))) ?? [];
  let listener = (_event: { code: string }) => {};
  let focused = 0;
  let region: { focus: () => void } | null = { focus: () => (focused += 1) };
  runInNewContext(source.replaceAll('&#x27;', "'").replaceAll('&gt;', '>').replaceAll('&amp;', '&'), {
    document: { currentScript: { dataset: { keys: 'F8' } }, getElementById: () => region },
    addEventListener: (_name: string, added: typeof listener) => (listener = added),
  });
  listener({ code: 'KeyF' });
  expect(focused).toBe(0);
  listener({ code: 'F8' });
  expect(focused).toBe(1);
  region = null;
  expect(() => listener({ code: 'F8' })).not.toThrow();
});
