import { endInPeace } from './end-in-peace';
import { offerMissingDocument } from './missing-document';
import { answerTo } from './prefetch';

offerMissingDocument(async (call) => (await answerTo(call)) === 'missing');
endInPeace();
