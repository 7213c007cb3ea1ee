import { roleOf } from '@/services/auth/access';
import { watchBackups } from '../backup/watch-backups';
import { warnOfPlainHttp, warnOfPublicDemo } from './warnings';
import { getCms } from '../cms/payload';
import { checkNeedsSeed } from './needs-seed';
import { isKnownPerson } from '../cms/known-person';
import { postForm } from '../handlers/post-form';
import { noteClientIpsInDevelopment } from '@/services/http/note-client-ip';
import { warnOfUnusableMail } from '@/services/mail/mail';
import { registerBridge } from '@/services/process/bridge';
import { isPublicFile, publicFiles } from '../files/public-files';
import { answerTo } from '../content-api/prefetch';
import { openPreviewToken, previewedPath } from '@/services/auth/preview-token';
import { findRedirect } from '../cms/redirects';
import { keepContentCacheWarm } from '../content-api/warm';
import { measureDatabase } from './measure-database';
import { watchRevision } from '../cms/watch-revision';
import { startJobs } from './start-jobs';

registerBridge({
  isMissingDocument: async (asked) => (await answerTo(asked)) === 'missing',
  findRedirect: (path) => findRedirect(path).catch(() => undefined),
  findPreviewed: (token) => findPreviewed(token).catch(() => undefined),
  postForm,
  isPublicFile,
  listPublicFiles: publicFiles,
  isKnownPerson: (headers) => isKnownPerson(headers).catch(() => false),
  isStaffSession: async (headers) => {
    const { user } = await (await getCms()).auth({ headers, canSetHeaders: false });
    return roleOf({ user }) !== undefined;
  },
});
noteClientIpsInDevelopment();
warnOfPlainHttp();
measureDatabase();
void watchRevision();
void checkNeedsSeed();
void keepContentCacheWarm();
void warnOfPublicDemo();
void warnOfUnusableMail();
void startJobs();
watchBackups();

async function findPreviewed(token: string) {
  const cms = await getCms();
  const opened = await openPreviewToken(cms, token);
  return opened && ((await previewedPath(cms, opened)) ?? null);
}
