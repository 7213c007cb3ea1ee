import { drainOnSignal } from './drain';
import { offerMissingDocument } from './missing-document';
import { answerTo } from './prefetch';

offerMissingDocument(async (asked) => (await answerTo(asked)) === 'missing');
drainOnSignal();
