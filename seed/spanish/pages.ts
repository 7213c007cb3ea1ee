import { prose } from '../prose';
import type { SeedExtraPage } from '../types';
import { enEspanol, Llame988, llame911, notYetReviewed } from './shared';

const note = { blockType: 'text', text: prose`<p>${notYetReviewed}</p>` };

const urgent = {
  blockType: 'text',
  heading: 'Si no puede esperar',
  text: prose`
    <p>Nuestro teléfono y nuestro formulario no son para emergencias. Si piensa en el suicidio, o siente que ya no puede
    más, no espere a que le respondamos. ${Llame988}. Si una vida está en peligro, ${llame911}. La página
    <a href="/988/es">Qué pasa cuando usted llama al 988</a> explica cada paso.</p>
  `,
};

/** The contact page in Spanish. */
export const contacto: SeedExtraPage = {
  language: 'es',
  translationOf: { collection: 'pages', key: 'contact' },
  slug: 'contacto',
  title: 'Contacto',
  subtitle: 'Escríbanos o llámenos. Una persona lee su mensaje y le responde.',
  blocks: [
    urgent,
    {
      blockType: 'contact',
      heading: 'Escríbanos',
      paragraph: 'Unas pocas palabras bastan, por usted o por alguien a quien quiere.',
    },
    {
      blockType: 'facts',
      heading: 'Antes de escribir',
      facts: [
        {
          title: 'Idioma',
          text: 'Puede escribir en español. Si necesita un intérprete, dígalo. No tiene costo para usted.',
        },
        { title: 'Horario', text: `Respondemos ${enEspanol.hours}.` },
        { title: 'Seguro médico', text: 'Con su permiso consultamos a su seguro y le decimos qué cubre.' },
      ],
    },
    note,
  ],
};

/** Admissions in Spanish. */
export const admision: SeedExtraPage = {
  language: 'es',
  translationOf: { collection: 'extra-pages', key: 'admissions' },
  slug: 'admision',
  title: 'Admisión: de la primera llamada al primer día',
  subtitle:
    'Quién responde, qué preguntamos, cuánto cuesta y qué decide usted. Puede parar en cualquier momento.',
  blocks: [
    urgent,
    {
      blockType: 'steps',
      heading: 'Paso a paso',
      steps: [
        {
          title: 'Usted llama o escribe',
          description: `Alguien de admisión responde, ${enEspanol.hours}. A los mensajes respondemos en un día hábil. Puede decir solo su nombre, sin apellido.`,
        },
        {
          title: 'Hablamos un rato',
          description:
            'La primera llamada dura unos veinte minutos. Preguntamos qué le trae, cómo han sido las últimas semanas, si está a salvo y qué ha intentado.',
        },
        {
          title: 'Vemos juntos el costo',
          description:
            'Con su permiso consultamos a su seguro y le decimos por escrito cuánto pagaría probablemente. Su plan decide. Sin seguro, usted tiene derecho a un estimado de buena fe (Good Faith Estimate) antes de empezar.',
        },
        {
          title: 'Un profesional clínico le escucha',
          description:
            'Una evaluación, aquí o por video. Para una cita por video debe estar en Florida en ese momento. Le dicen lo que piensan, y por qué.',
        },
        {
          title: 'Usted decide',
          description:
            'Sugerimos un nivel de atención. Si no somos el lugar adecuado, lo decimos y le ayudamos a encontrar uno que lo sea.',
        },
        {
          title: 'Su primer día',
          description:
            'Alguien le recibe en la puerta y le muestra el lugar. El primer día es para llegar. Nadie tiene que hablar en un grupo.',
        },
      ],
    },
    {
      blockType: 'facts',
      heading: 'Qué traer',
      facts: [
        { title: 'Papeles', text: 'Una identificación con foto, y su tarjeta del seguro si tiene una.' },
        {
          title: 'Medicinas',
          text: 'Una lista de lo que toma, con las dosis. Traiga los frascos si le es más fácil.',
        },
        {
          title: 'Teléfonos',
          text: 'Los nombres de su médico y de su farmacia, y de una persona a quien podamos llamar.',
        },
        { title: 'Ropa', text: 'Ropa con la que se sienta a gusto. Los cuartos son frescos.' },
      ],
    },
    {
      blockType: 'questions',
      heading: 'Lo que la gente pregunta antes de venir',
      questions: [
        {
          title: '¿Necesito una referencia de mi médico?',
          answer: 'No. Algunos planes de seguro la piden; lo averiguamos con usted.',
        },
        {
          title: '¿Puede venir alguien conmigo?',
          answer: 'Sí, también a la primera cita. Usted dice qué puede oír.',
        },
        {
          title: '¿Se va a enterar mi empleador?',
          answer:
            'Por nosotros, no. Lo que nos cuenta se guarda como información de salud. La ley tiene excepciones, por ejemplo cuando una vida está en peligro. Están en nuestro Aviso de Prácticas de Privacidad.',
        },
        {
          title: 'Llamo por otra persona. ¿Está bien?',
          answer:
            'Sí. Puede contarnos lo que ve y preguntar cómo ayudar. Por regla general, una persona adulta decide sobre su propio tratamiento.',
        },
      ],
    },
    {
      blockType: 'contact',
      heading: 'Escriba a admisión',
      paragraph: 'Unas pocas palabras bastan para empezar.',
    },
    note,
  ],
};
