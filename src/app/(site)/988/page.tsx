import { crisisHelp, crisisLanguages } from '@/content/crisis/crisis-help';
import { CrisisHelpPage } from '@/sections/crisis/crisis-help-page';
import { metadataInCode } from '@/server/seo/page-metadata';

const help = crisisHelp.en;

export const generateMetadata = () => metadataInCode(help, crisisLanguages);

export default function Page() {
  return <CrisisHelpPage help={help} />;
}
