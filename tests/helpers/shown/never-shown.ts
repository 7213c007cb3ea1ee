import { facts } from '../../../seed/facts';
import { seedTeam } from '../../../seed/team';
import { HELP_NOW_PATH } from '@/content/crisis/help-situations';
import type { Shown } from './shown';

/** `isBroken` says whether a response breaks the rule. */
export type Rule = { what: string; isBroken: (shown: Shown) => boolean };

const never = (what: string, pattern: RegExp): Rule => ({ what, isBroken: ({ all }) => pattern.test(all) });
const onEachPage = (what: string, isThere: (shown: Shown) => boolean): Rule => ({
  what,
  // The map is a picture inside a page.
  isBroken: (shown) => shown.isPage && !shown.path.startsWith('/map') && !isThere(shown),
});

/** On every site, at every address. */
export const EVERYWHERE: Rule[] = [
  onEachPage('no call and text to 988, or no call to 911', ({ hrefs }) =>
    ['tel:988', 'sms:988', 'tel:911'].every((way) => hrefs.includes(way)),
  ),
  onEachPage('no link to “I need help now”', ({ hrefs }) => hrefs.includes(HELP_NOW_PATH)),
  onEachPage('the page fails', ({ status }) => status < 500),
];

/** Help lines have at most three digits, or begin with 1-8. */
const HELP_LINE = /^(?:tel|sms):(?:\d{3}\b|\+?1?-?8\d\d)/;

const people = seedTeam.map(({ name }) => name.split(',')[0] ?? name);
const namesPeople = ({ all }: Shown) => people.some((name) => all.includes(name));

/** On a public site whose center has entered nothing of its own: the demo, an own start, no database. */
export const IN_PUBLIC: Rule[] = [
  never('an invented telephone', /\b555\W{0,3}01\d\d\b/),
  never('an invented e-mail address', /[\w.+-]@(?:[\w-]+\.)*example\b/i),
  {
    what: 'a link that calls, texts or writes to the center',
    isBroken: ({ hrefs }) => hrefs.some((href) => /^(?:tel|sms|mailto):/.test(href) && !HELP_LINE.test(href)),
  },
  never('a pin or a map', /data-marker|<iframe/),
  never('a review', /reviewed by |\\?"(?:reviewedBy|lastReviewed|reviewer|reviewedOn)\\?":/i),
];

/** On a public demo. The page about the team, and a search that quotes it, show people below the line. */
export const IN_PUBLIC_DEMO: Rule[] = [
  onEachPage('no line that says that this is a demo', ({ words }) => words.includes('Demo site.')),
  onEachPage('search engines may list it', ({ all }) => /<meta name="robots" content="noindex/.test(all)),
  never('a form that sends', /<form[^>]*method="post"/i),
  {
    what: 'an invented person as author or reviewer',
    isBroken: (shown) => !/^\/(?:about|search\?.*|api\/team-members)$/.test(shown.path) && namesPeople(shown),
  },
];

/** Without the demo, at every address. */
export const WITHOUT_DEMO: Rule[] = [
  {
    what: 'a fact of the demo',
    isBroken: ({ all }) =>
      [facts.name, facts.phone, facts.email, '2400 PGA'].some((fact) => all.includes(fact)),
  },
  { what: 'a person of the demo', isBroken: namesPeople },
  never('a license of the demo', /EXAMPLE-000/),
  never('the line that says that this is a demo', /Demo site\./),
];

/** On a public site without the demo, before its center has entered and confirmed anything. */
export const BEFORE_CONFIRMED: Rule[] = [
  never('a town', /Palm Beach|PGA Boulevard|Jupiter|\bFlorida\b/),
  never('hours', /\d(?::\d\d)? ?[AP]M\b|We answer (?:weekdays|:)/),
  never('a service or a level of care', /Group Therapy|Medication Management|Partial Hosp|Intensive Outp/),
  never('what is treated or offered', /\bwe (?:treat|offer)\b/i),
  {
    what: 'a list of conditions',
    isBroken: ({ all, path }) => !path.startsWith('/conditions/') && all.includes('Bipolar Disorder'),
  },
  never('words of a team', /Words from our team/),
];
