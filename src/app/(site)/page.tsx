import { homepage } from '@/content/schema/pages/homepage';
import { FilmScript } from '@/sections/homepage/film/film-script';
import { homeView } from '@/sections/homepage/home-page';
import { clinic } from '@/server/seo/structured-data';
import { fixedPage } from './fixed-page';

const page = fixedPage(homepage, homeView, { things: (facts) => [clinic(facts)] });

export const generateMetadata = page.generateMetadata;
export default function Home() {
  return (
    <>
      <page.Page />
      <FilmScript />
    </>
  );
}
