import { warnOfPublicDemo } from './demo-warning';
import { noteWhatIsMissing } from './first-start';
import { knowClient, warnOfOpenLine } from './know-client';
import { offerMissingDocument, offerRedirects } from './missing-document';
import { answerTo } from './prefetch';
import { findRedirect } from './redirects';
import { keepCopyWhole } from './last-good/warm';
import { watchRevision } from './revision-watch';

offerMissingDocument(async (asked) => (await answerTo(asked)) === 'missing');
offerRedirects(findRedirect);
knowClient();
warnOfOpenLine();
void watchRevision();
void noteWhatIsMissing();
void keepCopyWhole();
void warnOfPublicDemo();
