/** The facts of the center in Spanish. */
export const enEspanol = { hours: 'de lunes a viernes, de 9:00 AM a 6:00 PM' } as const;

/** 988 in Spanish: press 2, or text AYUDA (https://988lifeline.org/es/). */
export const llame988 =
  'llame al <a href="tel:988">988</a> y oprima 2, o <a href="sms:988?&body=AYUDA">envíe AYUDA al 988</a>';
export const Llame988 = `L${llame988.slice(1)}`;
export const llame911 = 'llame al <a href="tel:911">911</a>';

/**
 * Every Spanish text of the demo ends with it: no clinician whose first language it is has reviewed it.
 */
export const notYetReviewed =
  'Esta traducción es parte de una demostración. Todavía no la ha revisado un profesional clínico cuya lengua materna sea el español.';
