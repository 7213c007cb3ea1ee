import { anxiety } from '../conditions/anxiety';
import { prose } from '../prose';
import type { SeedTranslatedCondition } from '../types';
import { notYetReviewed } from './shared';

export const ansiedad: SeedTranslatedCondition = {
  language: 'es',
  translationOf: 'anxiety',
  slug: 'ansiedad',
  title: 'Ansiedad',
  summary: 'Preocupación que no se apaga, y un cuerpo que sigue en alerta.',
  heading1: 'Cuando la preocupación deja de servir',
  text1: prose`
    <p>Todos nos preocupamos. Un trastorno de ansiedad es otra cosa: la alarma sigue sonando cuando el peligro ya pasó, y
    la vida empieza a girar alrededor de ella.</p>
    <p>Muchas personas que viven con ansiedad aprenden a esconderla muy bien. Llegan temprano, se preparan para todo y
    dicen que no a cosas que habrían disfrutado. Desde afuera puede parecer esfuerzo. Por dentro, cansa.</p>
    <p>La preocupación general, la ansiedad social y el miedo a una cosa en particular son distintos, y se tratan de
    manera distinta. Las primeras citas ayudan a saber cuál es la suya. También sirven para descartar causas físicas,
    como un problema de tiroides, la cafeína o una medicina.</p>
  `,
  symptoms: prose`
    <p>No hace falta tener todos estos síntomas para que su malestar cuente. Si varios le han acompañado casi todos los
    días durante algunos meses, vale la pena hablar con alguien.</p>
    <ul>
      <li><strong>Preocupación difícil de parar</strong> Pasa de un tema a otro.</li>
      <li><strong>Un cuerpo en alerta</strong> Pecho apretado, pulso rápido, hombros tensos, estómago revuelto.</li>
      <li><strong>Sueño que no llega</strong> O que se corta a las tres de la mañana.</li>
      <li><strong>Dificultad para concentrarse</strong> Leer otra vez la misma línea, perder el hilo.</li>
      <li><strong>Evitar cosas</strong> Llamadas, multitudes, carreteras o conversaciones.</li>
      <li><strong>Irritabilidad</strong> Poca paciencia con las personas más cercanas.</li>
      <li><strong>Preguntar otra vez</strong> Necesitar oír, varias veces, que todo está bien.</li>
    </ul>
  `,
  treatments: prose`
    La terapia cognitivo-conductual es la que tiene más investigación a su favor para la ansiedad, así que casi siempre
    empezamos por ahí. Usted aprende cómo la preocupación se mantiene a sí misma. Después practica, con pasos que usted
    acepta, lo que ella le ha dicho que evite. La práctica de la atención plena (mindfulness) ayuda a muchas personas a
    notar la alarma sin obedecerla.

    Algunas personas también toman medicinas, casi siempre un antidepresivo. Nuestro psiquiatra le explica los beneficios
    y los efectos secundarios antes de que usted decida, y revisa esa decisión con usted a menudo. Puede recibir
    tratamiento aquí sin tomarlas. En personas de hasta 24 años, los pensamientos de suicidio pueden aumentar en las
    primeras semanas de un antidepresivo o después de un cambio de dosis. En ese tiempo nos mantenemos en contacto
    cercano. Si aparecen pensamientos nuevos de suicidio, llame al 988 y oprima 2, o envíe AYUDA al 988, ahora mismo, y
    avise ese mismo día a quien le receta. No deje la medicina por su cuenta.

    Las benzodiacepinas, como el alprazolam o el lorazepam, calman en menos de una hora. Se puede abusar de ellas y pueden
    causar adicción. Tomadas con opioides o con alcohol, pueden detener la respiración. Después de usarlas con
    regularidad, dejarlas de golpe puede causar convulsiones que ponen en peligro la vida. Las sugerimos pocas veces, y
    por poco tiempo. Si ya toma una, por favor no la deje por su cuenta. Nuestro psiquiatra lo planeará con usted, en
    pasos pequeños.

    La mayoría de las personas empieza con el programa ambulatorio, y con el ambulatorio intensivo cuando eso no basta. Si
    los días se han vuelto muy difíciles, la hospitalización parcial ofrece más horas de apoyo. Puede pasar de uno a otro
    sin volver a empezar.

    La ansiedad a veces viene con pensamientos de no querer vivir. Por favor, dígalo cuando nos llame. Si cree que podría
    actuar según esos pensamientos, llame al 988 y oprima 2 a cualquier hora.

    ${notYetReviewed}
  `,
  atGlance: {
    whatItIs:
      'Preocupación o miedo que sigue cuando el peligro ya pasó, y que estorba en los días de todos los días.',
    whoIsAffected:
      'Cerca de 1 de cada 5 adultos en Estados Unidos en un año (encuesta de 2001 a 2003), más las mujeres que los hombres.',
    whatHelps:
      'La terapia cognitivo-conductual, practicada en pasos pequeños. Algunas personas también toman medicinas.',
    helpToday:
      'Si piensa en quitarse la vida, llame ahora al 988 y oprima 2, o envíe AYUDA al 988. Si tiene un dolor de pecho nuevo, llame al 911.',
  },
  visitQuestions: [
    '¿Qué tipo de ansiedad es esta?',
    '¿Podría tener que ver una medicina, la cafeína o una enfermedad?',
    '¿Cómo sabremos que el tratamiento está funcionando?',
    '¿Qué puedo hacer en un mal día mientras tanto?',
    '¿Necesito medicinas, y qué efectos secundarios tienen?',
  ],
  sources: anxiety.sources,
  seo: {
    title: 'Tratamiento de la ansiedad | Stillwater Gardens',
    description:
      'Cómo puede sentirse un trastorno de ansiedad, cómo se trata con terapia y medicinas, y cuál de nuestros programas en Palm Beach Gardens puede servirle.',
    keywords: ['tratamiento de la ansiedad', 'trastorno de ansiedad', 'terapia para la ansiedad'],
  },
};
