import { helpNow, helpNowLanguages } from '@/content/crisis/help-now';
import { helpNowView } from '@/sections/crisis/help-now-page';
import { metadataInCode } from '@/server/seo/page-metadata';
import { LiveArea } from '../live-area';

const help = helpNow.en;

export const generateMetadata = () => metadataInCode(help, helpNowLanguages);

export default function Page() {
  return <LiveArea view={helpNowView} />;
}
