/**
 * What "Privacy" says about how long messages are kept: the days after which they are deleted automatically
 * (Inbox settings). Without them, also while the settings cannot be read, it promises nothing.
 */
export const retentionWords = (
  deletedAfterDays: number | undefined,
): string => `<h2>How long messages are kept</h2>
<p>${
  deletedAfterDays === undefined
    ? 'A fixed time is not posted here; ask us.'
    : `Once we have closed a message, this website deletes it automatically after ${deletedAfterDays === 1 ? 'one day' : `${deletedAfterDays} days`}. Copies in backups may last longer.`
} You can ask us to delete your message sooner.</p>`;
