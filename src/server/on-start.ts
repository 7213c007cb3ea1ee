import { drainOnSignal } from './drain';
import { knowClient, warnOfOpenLine } from './know-client';
import { offerMissingDocument } from './missing-document';
import { answerTo } from './prefetch';
import { watchRevision } from './revision-watch';

offerMissingDocument(async (asked) => (await answerTo(asked)) === 'missing');
knowClient();
warnOfOpenLine();
drainOnSignal();
void watchRevision();
