import { drainOnSignal } from './drain';
import { offerMissingDocument } from './missing-document';
import { answerTo } from './prefetch';
import { watchRevision } from './revision-watch';

offerMissingDocument(async (asked) => (await answerTo(asked)) === 'missing');
drainOnSignal();
void watchRevision();
