import { FILM_SCRIPT } from '@/lib/film-script';

/** Only for a server component: what React makes in the browser is not run. */
export const FilmScript = () => <script>{FILM_SCRIPT}</script>;
