/** Sentences that several texts need, each said in one way. Plain text. */

/** Boxed warning of antidepressants: 24 years and younger, first months and changes of dose (FDA, 2007). */
export const antidepressantWarning =
  'In people up to the age of 24, thoughts of suicide can increase in the first weeks of an antidepressant or after a dose change. We stay in close touch then. If it happens, tell us the same day, or call or text 988.';

/** Boxed warning of benzodiazepines (FDA Drug Safety Communication of September 23, 2020). */
export const benzodiazepineWarning =
  'Benzodiazepines, such as alprazolam or lorazepam, calm within the hour. They can be misused and can lead to addiction. Taken with opioids or alcohol, they can stop a person’s breathing. After regular use, stopping suddenly can cause seizures that threaten life. We seldom suggest them, and not for long. If you already take one, please do not stop on your own. Our psychiatrist will plan it with you, in small steps.';

/** What the centre refers to and does not give. */
export const referredOnly =
  'Some treatments are not given here, among them TMS, esketamine and ECT. When one of them may help, we tell you why and refer you to a clinic that offers it.';
