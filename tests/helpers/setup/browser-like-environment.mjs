import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with browser features that it lacks and Node has. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Headers,
      Request,
      Response,
      ReadableStream,
      TextDecoder,
      TextEncoder,
      structuredClone,
    });
  }
}
