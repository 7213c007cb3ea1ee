import { callLifeline, emergency } from './crisis-numbers';
import type { HelpNow } from './help-situations';

const call = `Llame ahora al ${callLifeline} y oprima 2`;
const text = '<a href="sms:988?&body=AYUDA">envíe AYUDA al 988</a>';

/**
 * "I need help now" in Spanish, from the English in help-now.ts. In Spanish 988 wants a 2, or a text that
 * says AYUDA (https://988lifeline.org/es/). The National Domestic Violence Hotline answers in Spanish too
 * (https://espanol.thehotline.org/). Not yet reviewed by a clinician whose first language it is.
 */
export const helpNowSpanish: HelpNow = {
  lang: 'es',
  path: '/help-now/es',
  title: 'Necesito ayuda ahora',
  lead: 'Elija lo que más se acerque. No hace falta tener certeza ni encontrar las palabras correctas.',
  labels: {
    danger: 'Alguien está en peligro',
    suicide: 'Pienso en el suicidio',
    panic: 'Tengo un ataque de pánico',
    worried: 'Me preocupa alguien',
    home: 'No estoy a salvo en mi casa',
  },
  words: { situations: 'Qué está pasando', nearby: 'Cerca de usted' },
  situations: {
    danger: `<p>Llame al ${emergency} si alguien está herido, ha tomado algo, tiene un arma o está a punto de actuar. Diga que es una emergencia de salud mental. Pida un agente capacitado para intervenir en crisis.</p>
<p>Quédese con la persona si usted está a salvo allí. No cuelgue hasta que llegue la ayuda.</p>`,
    suicide: `<p>${call}, o ${text}. Alguien responde de día y de noche. Puede decir: “Estoy pensando en el suicidio”. O diga solo: “No estoy bien”. Los veteranos y militares pueden oprimir 1, o escribir al <a href="sms:838255">838255</a>.</p>
<ul>
<li>Vaya a donde haya otras personas, o pida a alguien que venga a estar con usted.</li>
<li>Ponga distancia entre usted y cualquier cosa que pudiera usar para hacerse daño. Una persona de confianza puede guardarla por ahora.</li>
<li>Solo tiene que pasar la próxima hora. Estos pensamientos vienen en olas, y una ola vuelve a bajar.</li>
</ul>
<p>Si cree que podría actuar según esos pensamientos, llame al ${emergency}. Muchas personas que han estado donde usted está encontraron ayuda, y se alegran de estar aquí.</p>`,
    panic: `<p>Un ataque de pánico puede sentirse como morir. No lo es. Llega a lo más fuerte en pocos minutos, y pasa.</p>
<ul>
<li>Siéntese, y ponga los dos pies en el suelo.</li>
<li>Suelte el aire despacio, en más tiempo del que tarda en tomarlo.</li>
<li>Nombre cinco cosas que pueda ver.</li>
<li>Dígase: esto es pánico, y va a pasar.</li>
</ul>
<p>Si el dolor de pecho es nuevo, se extiende al brazo o a la mandíbula, o viene con un desmayo, llame al ${emergency}. Está bien que lo revisen, aunque después resulte ser pánico. Si no quiere pasar por esto a solas, llame al ${callLifeline} y oprima 2.</p>`,
    worried: `<p>Pregunte con claridad: “¿Está pensando en el suicidio?”. Preguntar no pone la idea en la cabeza. Después escuche, y no discuta.</p>
<ul>
<li>Quédese con la persona, o quédese en el teléfono.</li>
<li>Llamen juntos al ${callLifeline} y opriman 2. Usted también puede llamar por su cuenta, y preguntar qué hacer.</li>
<li>Ayude a poner distancia entre la persona y cualquier cosa que pudiera usarse para hacer daño.</li>
<li>Llame o escriba otra vez mañana. Ayuda más de lo que usted cree.</li>
</ul>
<p>Si el peligro es ahora, llame al ${emergency}.</p>`,
    home: `<p>Si está en peligro, llame al ${emergency}. La Línea Nacional contra la Violencia Doméstica atiende de día y de noche, también en español: <a href="tel:+18007997233">1-800-799-7233</a>, o <a href="sms:88788?&body=START">envíe START al 88788</a>.</p>
<p>Use un teléfono o una computadora que la otra persona no pueda revisar. Lo que le pasa no es su culpa, y no tiene que decidir nada hoy.</p>`,
  },
};
