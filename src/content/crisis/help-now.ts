import { languagesOf } from '../languages/translation';
import { callLifeline, domesticViolence, emergency, textLifeline, veteransLine } from './crisis-numbers';
import { helpNowSpanish } from './help-now-spanish';
import { HELP_NOW_PATH, type HelpNow } from './help-situations';

/**
 * "I need help now". In code like /988: independent of edits and of the database. Editors add local contacts
 * (globals/help-nearby.ts). Written by the rules for safe messaging (https://reportingonsuicide.org/,
 * https://www.who.int/publications/i/item/9789240076846): help and hope first, no means, no numbers of them.
 * Panic: https://www.nimh.nih.gov/health/publications/panic-disorder-when-fear-overwhelms. Asking about
 * suicide and the five steps: https://988lifeline.org/help-someone-else/. Domestic violence:
 * https://www.thehotline.org/.
 */
const english: HelpNow = {
  lang: 'en',
  path: HELP_NOW_PATH,
  title: 'I need help now',
  lead: 'Choose what is closest. You do not have to be sure, and you do not have to find the right words.',
  labels: {
    danger: 'Somebody is in danger',
    suicide: 'I think about suicide',
    panic: 'I have a panic attack',
    worried: 'I worry about somebody',
    home: 'I am not safe at home',
  },
  words: { situations: 'What is happening', nearby: 'Near you' },
  situations: {
    danger: `<p>Call ${emergency} if somebody is hurt, has taken something, has a weapon, or is about to act. Say that it is a mental health emergency. Ask for an officer with crisis training.</p>
<p>Stay with the person if you are safe there yourself. Stay on the line until help has come.</p>`,
    suicide: `<p>Call ${callLifeline} or ${textLifeline} now. Somebody answers day and night. You can say: “I am thinking about suicide.” Or say only: “I am not okay.” ${veteransLine}</p>
<ul>
<li>Be where other people are, or ask somebody to come to you.</li>
<li>Put distance between yourself and anything that you might use to hurt yourself. A person you trust can keep it for now.</li>
<li>You only have to get through the next hour. These thoughts come in waves, and a wave goes down again.</li>
</ul>
<p>If you might act on the thoughts, call ${emergency}. Many people who have been where you are found help, and are glad to be here.</p>`,
    panic: `<p>A panic attack can feel like dying. It is not. It peaks within minutes, and it passes.</p>
<ul>
<li>Sit down, and put both feet on the floor.</li>
<li>Let each breath out slowly, for longer than you breathe in.</li>
<li>Name five things that you can see.</li>
<li>Say to yourself: this is panic, and it will pass.</li>
</ul>
<p>If chest pain is new, spreads to the arm or jaw, or comes with fainting, call ${emergency}. Having it checked is right, also when it turns out to be panic. If you do not want to be alone with it, call ${callLifeline}.</p>`,
    worried: `<p>Ask plainly: “Are you thinking about suicide?” Asking does not put the idea there. Then listen, and do not argue.</p>
<ul>
<li>Stay, or stay on the phone.</li>
<li>Call ${callLifeline} together. You can also call alone, and ask what to do.</li>
<li>Help to put distance between the person and anything that could be used to do harm.</li>
<li>Call or write again tomorrow. It helps more than you think.</li>
</ul>
<p>If the danger is now, call ${emergency}.</p>`,
    home: `<p>If you are in danger, call ${emergency}. The National Domestic Violence Hotline answers day and night: ${domesticViolence}.</p>
<p>Use a phone or a computer that the other person cannot check. What happens to you is not your fault, and you do not have to decide anything today.</p>`,
  },
};

/** In English, and in Spanish. */
export const helpNow = { en: english, es: helpNowSpanish };

/** The page in all its languages. */
export const helpNowLanguages = languagesOf(helpNow);
