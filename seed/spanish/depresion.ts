import { depression } from '../conditions/depression';
import { prose } from '../prose';
import type { SeedTranslatedCondition } from '../types';
import { llame911, llame988, notYetReviewed } from './shared';

export const depresion: SeedTranslatedCondition = {
  language: 'es',
  translationOf: 'depression',
  slug: 'depresion',
  title: 'Depresión',
  summary: 'Ánimo bajo, pérdida de interés y días que pesan.',
  heading1: 'Cuando el peso no se va',
  text1: prose`
    <p>La tristeza tiene un motivo y, con el tiempo, un final. La depresión puede llegar sin motivo y seguir sin final.
    Es una enfermedad, no una falta de esfuerzo.</p>
    <p>No siempre se ve como llanto. Algunas personas casi no sienten nada. Otras siguen trabajando, siguen sonriendo y se
    derrumban en el carro. Otras están sobre todo cansadas, o de mal humor, o con dolores que ningún examen explica. La
    depresión también le dice a la gente que la ayuda no sirve, o que es para quien está peor. Eso es parte de la
    enfermedad.</p>
    <p>Hay varios tipos. Además de la depresión mayor hay una forma más larga y menos intensa, que se llama trastorno
    depresivo persistente. La depresión puede aparecer en el embarazo y después del parto, y puede seguir las estaciones
    del año. Los problemas de tiroides, la anemia, el alcohol y algunas medicinas pueden parecerse a ella, así que también
    le preguntamos por su salud física.</p>
  `,
  symptoms: prose`
    <p>Si varios de estos síntomas han estado presentes casi todos los días durante dos semanas o más, por favor hable con
    un profesional.</p>
    <ul>
      <li><strong>Ánimo bajo o vacío</strong> Pesadez, lágrimas, o no sentir nada donde antes había sentimientos.</li>
      <li><strong>Pérdida de interés</strong> La comida, la música, la compañía y los planes ya no dan nada.</li>
      <li><strong>Cambios en el sueño</strong> Despertar temprano, no poder dormir, o dormir mucho sin descansar.</li>
      <li><strong>Poca energía</strong> Bañarse, abrir el correo y comer se vuelven tareas grandes.</li>
      <li><strong>Pensamiento lento</strong> Cuesta decidir y concentrarse.</li>
      <li><strong>Culpa y autocrítica</strong> Una voz interior dura que suena a verdad.</li>
      <li><strong>Cambios en el apetito</strong> Comer mucho menos, o mucho más, que antes.</li>
      <li><strong>Pensamientos de muerte o suicidio</strong> Desde desear no despertar hasta hacer planes. Merecen una
      respuesta hoy mismo.</li>
    </ul>
    <p>Si piensa en el suicidio, o le preocupa alguien, ${llame988}, a cualquier hora. Los veteranos y militares pueden
    enviar un mensaje de texto al <a href="sms:838255">838255</a>. Si hay peligro en este momento, ${llame911}.</p>
    <p>Si está embarazada o tuvo un bebé en el último año, también puede llamar o
    <a href="sms:+18338526262">enviar un mensaje de texto</a> al <a href="tel:+18338526262">1-833-852-6262</a>, la Línea
    Nacional de Salud Mental Materna, de día y de noche, también en español.</p>
  `,
  treatments: prose`
    La mayoría de las personas con depresión mejora con tratamiento. El primer tratamiento no siempre es el que ayuda. Lo
    decimos desde el principio, y revisamos el resultado con usted cada dos semanas, para que nadie espere meses con un
    plan que no funciona.

    Hablar en terapia es el centro del plan. En la terapia cognitivo-conductual usted trabaja con los pensamientos que le
    hunden. Vuelve, en pasos pequeños, a las cosas que le importan, antes de que vuelvan las ganas. Si la depresión ha
    regresado varias veces, la terapia basada en la atención plena (mindfulness) puede bajar el riesgo de otro episodio.

    Vale la pena pensar en una medicina cuando la depresión es moderada o grave. Nuestro psiquiatra le explica cuánto
    tarda, qué efectos secundarios puede tener y cómo dejarla de manera segura cuando llegue el momento. En personas de
    hasta 24 años, los pensamientos de suicidio pueden aumentar en las primeras semanas de un antidepresivo o después de
    un cambio de dosis. En ese tiempo nos mantenemos en contacto cercano. Si aparecen pensamientos nuevos de suicidio,
    llame al 988 y oprima 2, o envíe AYUDA al 988, ahora mismo, y avise ese mismo día a quien le receta. No deje la
    medicina por su cuenta.

    Algunos tratamientos no se dan aquí, entre ellos la estimulación magnética transcraneal (TMS), la esketamina y la
    terapia electroconvulsiva (ECT). Cuando uno de ellos puede ayudar, le decimos por qué y le enviamos a una clínica que
    lo ofrece.

    Sugerimos el programa ambulatorio para una depresión más leve, y el ambulatorio intensivo cuando la vida diaria se va
    complicando. La hospitalización parcial es para los tiempos en que los días comunes son muy difíciles. Si en casa no
    está a salvo, el primer lugar adecuado es un hospital, y le ayudamos a llegar a uno.

    ${notYetReviewed}
  `,
  atGlance: {
    whatItIs: 'Ánimo bajo o vacío, o pérdida de interés, casi todos los días durante dos semanas o más.',
    whoIsAffected:
      'Cerca de 1 de cada 12 adultos en Estados Unidos en un año (encuesta nacional NSDUH, 2021). Es más frecuente en adultos jóvenes.',
    whatHelps:
      'Hablar en terapia, volver a hacer cosas en pasos pequeños, y medicinas cuando es moderada o grave.',
    helpToday:
      'Si piensa en el suicidio, llame ahora al 988 y oprima 2, o envíe AYUDA al 988, a cualquier hora. Si está en peligro, llame al 911.',
  },
  visitQuestions: [
    '¿Qué tan grave es mi depresión?',
    '¿Podría causarla una enfermedad o una medicina?',
    '¿Qué me sugieren primero, y por qué?',
    '¿Cuánto puede tardar hasta que note un cambio?',
    '¿Qué debo hacer si los pensamientos se vuelven más oscuros?',
    '¿Cómo se deja después la medicina de manera segura?',
  ],
  sources: depression.sources,
  seo: {
    title: 'Tratamiento de la depresión | Stillwater Gardens',
    description:
      'Cómo puede sentirse la depresión, cómo se trata con terapia y medicinas, y cuál de nuestros programas en Palm Beach Gardens puede servirle.',
    keywords: ['tratamiento de la depresión', 'depresión', 'terapia para la depresión'],
  },
};
