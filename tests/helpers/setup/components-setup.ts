import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';
import { loadPurifier } from '@/lib/purifier';

// Asynchronous results come late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Views rendered in the browser wait for it; here it is loaded beforehand.
await loadPurifier();

// jsdom has no layout, scrolling or playback. These do nothing; a test that needs them uses a spy.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function nothing() {}

Object.assign(window, {
  scrollTo: nothing,
  IntersectionObserver: NoObserver,
  ResizeObserver: NoObserver,
  CSS: { supports: () => false },
  matchMedia: (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
    dispatchEvent: () => false,
  }),
});

Object.assign(Element.prototype, {
  scrollIntoView: nothing,
  scrollTo: nothing,
  hasPointerCapture: () => false,
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
});

Object.assign(HTMLMediaElement.prototype, { play: async () => {}, pause: nothing, load: nothing });

// Without top layer, focus trap and Escape: the browser provides those, and the browser tests check them.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

// Polling starts at a random moment; here that is always a whole interval away.
Math.random = () => 0;
