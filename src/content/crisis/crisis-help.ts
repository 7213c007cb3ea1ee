import { languagesOf } from '../languages/translation';
import { CRISIS_HELP_PATH } from '../schema/constants';

/**
 * What happens when you call 988. In code like the crisis strip: independent of edits and of the database.
 * Sources: https://988lifeline.org/get-help/what-to-expect/ and its FAQ; the veterans' line:
 * https://www.veteranscrisisline.net/. Emergency services, and that most of those callers agree; that the
 * Lifeline does not charge, and a carrier may for texts: https://www.samhsa.gov/mental-health/988/faqs.
 * Relay: https://www.fcc.gov/trs
 */
export type CrisisHelp = {
  lang: 'en' | 'es';
  path: '/988' | '/988/es';
  title: string;
  /** Meta description and first sentence of the page. */
  lead: string;
  /** Trusted HTML, with every number a link. */
  text: string;
  other: { label: string; lang: 'en' | 'es' };
  /** The labels of the buttons at the top of the page. */
  buttons: { call: string; text: string };
};

const call = '<a href="tel:988">988</a>';
const message = (word: string) => `<a href="sms:988">${word}</a>`;
const emergency = '<a href="tel:911">911</a>';
const relay = '<a href="tel:711">711</a>';
const veterans = '<a href="sms:838255">838255</a>';

export const crisisHelp: { en: CrisisHelp; es: CrisisHelp } = {
  en: {
    lang: 'en',
    path: CRISIS_HELP_PATH,
    title: 'What happens when you call 988',
    lead: 'The 988 Suicide & Crisis Lifeline does not charge, and it is open day and night. You do not have to think about suicide to use it.',
    buttons: { call: 'Call 988', text: 'Text 988' },
    text: `<p>Call or ${message('text')} ${call} now if you need to talk. If a life is in danger, call ${emergency}.</p>
<h2>When you call</h2>
<ol>
<li>You hear a short recorded message. Veterans and service members can press 1. For Spanish, press 2. If you press nothing, you stay on the line.</li>
<li>You hear music while you wait for a counselor.</li>
<li>A trained counselor says hello, and asks whether you are safe.</li>
<li>The counselor listens, asks how things are for you, and thinks with you about what could help now.</li>
</ol>
<p>You can hang up at any time, and you can call again.</p>
<h2>When you text</h2>
<p>${message('Text')} any word to ${message('988')}. First you get a few automatic messages and short questions. Then a counselor writes to you. For Spanish, text AYUDA. Veterans and service members can text ${veterans}.</p>
<p>You can also chat at <a href="https://988lifeline.org/">988lifeline.org</a>. If you use American Sign Language, call ${call} from a videophone. If you use a relay service, dial ${relay} and ask for ${call}.</p>
<p>${call} does not charge you. Your phone company may charge for texts.</p>
<h2>Who can call</h2>
<p>Anybody. People call about thoughts of suicide, panic, alcohol or drugs, being alone, or a night that is too long. You can also call because you worry about somebody else.</p>
<h2>Will they send somebody?</h2>
<p>Almost always the call itself is the help. Emergency services are called in fewer than 2 of 100 calls, and in more than half of those the caller agrees. The counselor first looks with you for a way to stay safe. Only if a life is in danger right now, and no such way is found, may they call for help without your consent.</p>
<h2>Is it private?</h2>
<p>You do not have to give your name. Calls from cell phones go to a center in your area, but the Lifeline does not see your exact address. What you say is kept private, with an exception when a life is in danger. ${call} is not part of our center. We do not learn that you called.</p>
<h2>When to call ${emergency} instead</h2>
<p>Call ${emergency} if somebody is hurt, has taken something, has a weapon, or is in danger right now. Say that it is a mental health emergency, and ask for an officer with crisis training.</p>`,
    other: { label: 'En español', lang: 'es' },
  },
  es: {
    lang: 'es',
    path: '/988/es',
    title: 'Qué pasa cuando usted llama al 988',
    lead: 'La Línea 988 de Prevención del Suicidio y Crisis no cobra y atiende de día y de noche. No hace falta pensar en el suicidio para usarla.',
    buttons: { call: 'Llamar al 988', text: 'Escribir AYUDA al 988' },
    text: `<p>Si necesita hablar, llame ahora al ${call} y oprima 2, o ${message('envíe un mensaje de texto')} con la palabra AYUDA al ${message('988')}. Si una vida está en peligro, llame al ${emergency}.</p>
<h2>Cuando usted llama</h2>
<ol>
<li>Oirá un mensaje grabado corto. Para español, oprima 2. Los veteranos y militares pueden oprimir 1.</li>
<li>Oirá música mientras espera a un consejero.</li>
<li>Un consejero capacitado lo saluda y le pregunta si está a salvo.</li>
<li>El consejero escucha, pregunta cómo está usted y piensa con usted qué puede ayudar ahora.</li>
</ol>
<p>Puede colgar en cualquier momento, y puede volver a llamar.</p>
<h2>Cuando usted escribe</h2>
<p>${message('Envíe la palabra AYUDA')} al ${message('988')}. Primero recibe unos mensajes automáticos y preguntas cortas. Después le escribe un consejero. Los veteranos y militares pueden escribir al ${veterans}.</p>
<p>También puede chatear en <a href="https://988lifeline.org/es/">988lifeline.org/es</a>. Si usa un servicio de retransmisión, marque ${relay} y pida el ${call}.</p>
<p>El ${call} no le cobra. Su compañía de teléfono puede cobrar los mensajes de texto.</p>
<h2>Quién puede llamar</h2>
<p>Cualquier persona. La gente llama por pensamientos de suicidio, pánico, alcohol o drogas, por estar sola o por una noche muy larga. También puede llamar si le preocupa otra persona.</p>
<h2>¿Van a mandar a alguien?</h2>
<p>Casi siempre la llamada misma es la ayuda. Se llama a los servicios de emergencia en menos de 2 de cada 100 llamadas, y en más de la mitad de ellas la persona está de acuerdo. El consejero busca primero con usted una manera de estar a salvo. Solo si una vida está en peligro en ese momento, y no la encuentran, puede pedir ayuda sin su consentimiento.</p>
<h2>¿Es privado?</h2>
<p>No tiene que dar su nombre. Las llamadas de celular van a un centro de su zona, pero la Línea no ve su dirección exacta. Lo que usted dice se mantiene en privado, con una excepción cuando una vida está en peligro. El ${call} no es parte de nuestro centro. Nosotros no sabemos que usted llamó.</p>
<h2>Cuándo llamar al ${emergency}</h2>
<p>Llame al ${emergency} si alguien está herido, ha tomado algo, tiene un arma o está en peligro en este momento. Diga que es una emergencia de salud mental y pida un agente capacitado para intervenir en crisis.</p>`,
    other: { label: 'In English', lang: 'en' },
  },
};

/** The page in all its languages. */
export const crisisLanguages = languagesOf(crisisHelp);
