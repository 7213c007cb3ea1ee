/** Sentences that several texts share, as plain text. */

/**
 * What to do when thoughts of suicide are new on a medicine. Stopping suddenly has risks of its own (FDA
 * Medication Guide "Antidepressant Medicines, Depression and other Serious Mental Illnesses, and Suicidal
 * Thoughts or Actions").
 */
export const newThoughtsOnMedicine =
  'If new thoughts of suicide come, call or text 988 now, and tell your prescriber the same day. Do not stop on your own.';

/** Boxed warning of antidepressants: 24 years and younger, first months and changes of dose (FDA, 2007). */
export const antidepressantWarning = `In people up to the age of 24, thoughts of suicide can increase in the first weeks of an antidepressant or after a dose change. We stay in close touch then. ${newThoughtsOnMedicine}`;

/** Boxed warning of benzodiazepines (FDA Drug Safety Communication of September 23, 2020). */
export const benzodiazepineWarning =
  'Benzodiazepines, such as alprazolam or lorazepam, calm within the hour. They can be misused and can lead to addiction. Taken with opioids or alcohol, they can stop a person’s breathing. After regular use, stopping suddenly can cause seizures that threaten life. We seldom suggest them, and not for long. If you already take one, please do not stop on your own. Our psychiatrist will plan it with you, in small steps.';

/** Treatments for which the center refers patients elsewhere. */
export const referredOnly =
  'Some treatments are not given here, among them TMS, esketamine and ECT. When one of them may help, we tell you why and refer you to a clinic that offers it.';

/** Boxed warning of antipsychotics (FDA, 2005 and 2008). */
export const antipsychoticsInDementia =
  'In older people with dementia, antipsychotics raise the risk of death. They carry a boxed warning for this.';

/**
 * The demo center's practice on alcohol and drugs: it treats no substance use disorder (chapter 397, Florida
 * Statutes).
 */
export const aboutSubstances =
  'We ask about alcohol and drugs, and help you find licensed treatment for them.';
