/**
 * Spanish of the United States, in plain words, with "usted". Not yet reviewed by a clinician whose first
 * language it is. 988 in Spanish: press 2, or text AYUDA (https://988lifeline.org/es/).
 */
export const es = {
  name: 'Español',
  englishName: 'Spanish',
  direction: 'ltr',
  locale: 'es-US',
  crisis: {
    label: 'Ayuda en una crisis',
    sentences: [
      '¿En crisis? Llame al [988|988, oprima 2](tel:988) y oprima 2, o [envíe AYUDA|envíe AYUDA al 988](sms:988?&body=AYUDA).',
      'En una emergencia, llame al [911|911, emergencia](tel:911).',
    ],
    help: { words: 'Necesito ayuda ahora', path: '/help-now/es' },
    more: { words: 'Más', about: ': qué pasa cuando usted llama al 988', path: '/988/es' },
  },
  texts: {
    // The frame of the page.
    'Skip to content': 'Ir al contenido',
    'Call us: {phone}': 'Llámenos: {phone}',
    'Leaving quickly': 'Salir rápido',
    'Leave this site': 'Salir de este sitio',
    'Or press Escape three times': 'O presione Escape tres veces',
    'or press Escape three times': 'o presione Escape tres veces',
    'There is no internet connection. This page stays as it is. You can still call':
      'No hay conexión a internet. Esta página se queda como está. Aún puede llamar al',
    'or us:': 'o a nosotros:',
    Notifications: 'Avisos',
    Close: 'Cerrar',
    Breadcrumb: 'Ruta de navegación',
    Home: 'Inicio',
    Conditions: 'Afecciones',
    Therapies: 'Terapias',
    Blog: 'Blog',
    'More in this language': 'Otras páginas en español',
    // Who wrote and reviewed a text.
    'Written by': 'Escrito por',
    By: 'Por',
    'Medically reviewed': 'Revisión médica',
    'Clinically reviewed': 'Revisión clínica',
    Reviewed: 'Revisión',
    by: 'de',
    on: 'el',
    'Next review due {date}.': 'Próxima revisión: {date}.',
    'Next review {date}': 'Próxima revisión: {date}',
    Sources: 'Fuentes',
    'Opened and compared on {date}.': 'Abiertas y comparadas el {date}.',
    // A condition.
    '{minutes} min read': '{minutes} min de lectura',
    'Last changed {date}': 'Último cambio, {date}',
    'At a glance': 'En pocas palabras',
    'What it is': 'Qué es',
    'Who is affected': 'A quién afecta',
    'What helps': 'Qué ayuda',
    'When to get help today': 'Cuándo buscar ayuda hoy mismo',
    Symptoms: 'Síntomas',
    'How we treat {name}': 'Tratamiento',
    'For your first visit': 'Para su primera visita',
    'Questions that people bring. Take those that are yours, and leave the others.':
      'Preguntas que muchas personas traen. Use las que le sirvan y deje las demás.',
    'Also bring: a list of your medicines and doses, the names of doctors who know you, and somebody you trust if you like.':
      'Traiga también: una lista de sus medicinas y las dosis, los nombres de los médicos que le conocen y, si quiere, a una persona de confianza.',
    'Print this sheet': 'Imprimir esta hoja',
    'You do not have to sort this out alone': 'No tiene que resolver esto sin ayuda',
    'Tell us what is happening. We will talk about what could come next. You decide what happens next.':
      'Cuéntenos qué pasa. Hablaremos de lo que podría venir después. Usted decide qué hacer.',
    'Get Help Today': 'Busque ayuda hoy',
    // A therapy.
    'What This Therapy Helps With': 'En qué ayuda esta terapia',
    'Our Treatment Approach': 'Cómo trabajamos',
    'Other therapies': 'Otras terapias',
    'Finding the right therapy': 'Cómo encontrar la terapia adecuada',
    'Not sure which one?': '¿No sabe cuál?',
    Call: 'Llame al',
    'Ask us.': 'Pregúntenos.',
    // An article.
    'Back to blog': 'Volver al blog',
    Featured: 'Destacado',
    Tags: 'Temas',
    'Get Professional Support': 'Busque apoyo profesional',
    'Tell us what is happening. We listen, and say honestly whether we can help.':
      'Cuéntenos qué pasa. Le escuchamos y le decimos con honestidad si podemos ayudar.',
    'Schedule a Consultation': 'Pida una consulta',
    'Explore Our Programs': 'Conozca nuestros programas',
    // Blocks of an extra page.
    'Our team': 'Nuestro equipo',
    'Talk with someone who will listen': 'Hable con alguien que le escuche',
    'Write a few words, for yourself or for someone you love.':
      'Escriba unas pocas palabras, por usted o por alguien a quien quiere.',
    Phone: 'Teléfono',
    Email: 'Correo electrónico',
    Address: 'Dirección',
    Hours: 'Horario',
    Ages: 'Edades',
    'Open in maps': 'Abrir en el mapa',
  },
  form: {
    'Contact form': 'Formulario de contacto',
    'This form is not monitored for emergencies.':
      'Este formulario no es para emergencias. En una crisis, llame al [988|988, oprima 2](tel:988) y oprima 2, o [envíe AYUDA|envíe AYUDA al 988](sms:988?&body=AYUDA). En una emergencia, llame al [911|911, emergencia](tel:911).',
    'First name': 'Nombre',
    'Last name': 'Apellido',
    Email: 'Correo electrónico',
    Phone: 'Teléfono',
    Message: 'Mensaje',
    '(optional)': '(opcional)',
    'Send Message': 'Enviar mensaje',
    'Sending...': 'Enviando...',
    // How to reach the visitor safely.
    'How may we reach you safely?': '¿Cómo podemos comunicarnos con usted sin ponerle en riesgo?',
    'If others share your phone or your mail. What you leave empty counts as no.':
      'Por si otras personas usan su teléfono o ven su correo. Lo que deje en blanco cuenta como no.',
    'You may call': 'Pueden llamarme',
    'You may text': 'Pueden enviarme mensajes de texto',
    'You may send e-mail': 'Pueden enviarme correos electrónicos',
    'Time of day': 'Hora del día',
    'Any time': 'A cualquier hora',
    Mornings: 'Por la mañana',
    Afternoons: 'Por la tarde',
    Evenings: 'Por la noche',
    'You may leave a voicemail': 'Pueden dejar un mensaje de voz',
    'You may say where you are calling from': 'Pueden decir de dónde llaman',
    // Privacy.
    'We respect your privacy and will never share your information.':
      'Respetamos su privacidad y nunca compartiremos su información.',
    'The law makes exceptions, for example when a life is in danger.':
      'La ley tiene excepciones, por ejemplo cuando una vida está en peligro.',
    'What we keep, and the exceptions': 'Qué guardamos, y las excepciones (en inglés)',
    // After sending.
    'Message Sent': 'Mensaje enviado',
    "We'll get back to you as soon as possible.": 'Le responderemos lo antes posible.',
    "Thank you for reaching out. We'll get back to you soon.":
      'Gracias por escribirnos. Le responderemos pronto.',
    Error: 'Error',
    'There was a problem sending your message. Please try again.':
      'Hubo un problema al enviar su mensaje. Por favor, inténtelo de nuevo.',
    'Error sending message': 'No se pudo enviar el mensaje',
    'Please try again later': 'Por favor, inténtelo más tarde',
    'Back to the home page': 'Volver a la página de inicio (en inglés)',
    'Your message was sent.': 'Su mensaje fue enviado.',
    'Our staff read it and answer you by e-mail, or by telephone if you gave a number.':
      'Nuestro personal lo lee y le responde por correo electrónico, o por teléfono si dio un número.',
    'We answer during our hours:': 'Respondemos en nuestro horario:',
    'Nobody watches messages at night.': 'Nadie revisa los mensajes por la noche.',
    'If it cannot wait, talk with somebody now:': 'Si no puede esperar, hable con alguien ahora:',
    'Your message was not sent. Your words are still here.':
      'Su mensaje no se envió. Lo que escribió sigue aquí.',
    'You can also call us:': 'También puede llamarnos:',
    'Please check your internet connection, and try again in a minute.':
      'Revise su conexión a internet e inténtelo de nuevo en un minuto.',
    'The message is too long. Please shorten it and send it again.':
      'El mensaje es demasiado largo. Por favor, acórtelo y envíelo de nuevo.',
    'The site is being looked after right now. Please try again in a minute.':
      'Estamos trabajando en el sitio. Por favor, inténtelo de nuevo en un minuto.',
    'Please look at what is marked above, and send it again.':
      'Por favor, revise lo que está marcado arriba y envíelo de nuevo.',
    // Crisis; an address of its own language, where there is one.
    'sms:988': 'sms:988?&body=AYUDA',
    '/988': '/988/es',
    'Call 988': 'Llamar al 988',
    'Text 988': 'Enviar AYUDA al 988',
    'Call 911': 'Llamar al 911',
    'Talk with somebody now': 'Hable con alguien ahora',
    'You do not have to be alone with this': 'No tiene que pasar por esto a solas',
    'If you think about suicide or about hurting yourself, or worry about somebody who does, talk with somebody now. 988 is there day and night, and does not charge. If a life is in danger, call 911.':
      'Si piensa en el suicidio o en hacerse daño, o le preocupa alguien que lo piensa, hable con alguien ahora. El 988 atiende de día y de noche y no cobra. Para español, oprima 2. Si una vida está en peligro, llame al 911.',
    'What happens when you call 988': 'Qué pasa cuando usted llama al 988',
    // A public demo.
    'This is a demo. Nobody reads this.': 'Esto es una demostración. Nadie lee esto.',
    'The center on these pages is invented. To find real treatment near you, look at':
      'El centro de estas páginas es inventado. Para encontrar tratamiento real cerca de usted, visite',
    'If you are in crisis, talk with somebody now:': 'Si está en crisis, hable con alguien ahora:',
    // The rules of the fields; tests/unit/content/languages compares them with the schema.
    'First name must be at least 2 characters': 'El nombre debe tener al menos 2 letras',
    'First name must be at most 100 characters': 'El nombre puede tener 100 letras como máximo',
    'First name is required': 'Escriba su nombre',
    'Last name must be at least 2 characters': 'El apellido debe tener al menos 2 letras',
    'Last name must be at most 100 characters': 'El apellido puede tener 100 letras como máximo',
    'Last name is required': 'Escriba su apellido',
    'Invalid email address': 'Este correo electrónico no es válido',
    'Email is required': 'Escriba su correo electrónico',
    'Email must be at most 254 characters': 'El correo electrónico puede tener 254 letras como máximo',
    'Phone must be at most 40 characters': 'El teléfono puede tener 40 cifras como máximo',
    'Message must be at least 10 characters': 'El mensaje debe tener al menos 10 letras',
    'Message must be at most 5,000 characters': 'El mensaje puede tener 5,000 letras como máximo',
    'Message is required': 'Escriba un mensaje',
  },
} as const;
