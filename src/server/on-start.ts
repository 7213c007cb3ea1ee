import { drainOnSignal } from './drain';
import { offerMissingDocument } from './missing-document';
import { answerTo } from './prefetch';

offerMissingDocument(async (call) => (await answerTo(call)) === 'missing');
drainOnSignal();
