import { warnOfPublicDemo } from './demo-warning';
import { getCms } from './cms';
import { noteWhatIsMissing } from './first-start';
import { knowClient, warnOfOpenLine } from './know-client';
import { offerMissingDocument, offerPreviewed, offerRedirects } from './missing-document';
import { offerPublicFiles } from './media/offer-files';
import { isPublicFile } from './media/public-files';
import { answerTo } from './prefetch';
import { openPreviewToken, previewedPath } from './preview';
import { findRedirect } from './redirects';
import { keepCopyWhole } from './last-good/warm';
import { watchRevision } from './revision-watch';
import { runJobs } from './run-jobs';

offerMissingDocument(async (asked) => (await answerTo(asked)) === 'missing');
offerRedirects(findRedirect);
offerPreviewed(async (token) => {
  const cms = await getCms();
  const opened = await openPreviewToken(cms, token);
  return opened && ((await previewedPath(cms, opened)) ?? null);
});
offerPublicFiles(isPublicFile);
knowClient();
warnOfOpenLine();
void watchRevision();
void noteWhatIsMissing();
void keepCopyWhole();
void warnOfPublicDemo();
void runJobs();
