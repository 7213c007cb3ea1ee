type Ask = (path: string) => Promise<boolean>;

/** On `globalThis`, because the proxy is a bundle of its own and should not carry the CMS. */
const shared = globalThis as typeof globalThis & { isMissingDocument?: Ask };

/** Says how to find out whether a call such as `/api/conditions/anxiety` answers that there is no such document. */
export const offerMissingDocument = (ask: Ask) => {
  shared.isMissingDocument = ask;
};

/** Whether the CMS knows that there is no such document; false while it cannot say. */
export const isMissingDocument = async (call: string): Promise<boolean> =>
  (await shared.isMissingDocument?.(call)) ?? false;
