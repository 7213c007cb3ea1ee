import { asString, prop } from '@/content/json';

/** "Call, mornings. No voicemail. Do not say where you call from." Empty when the visitor was not asked. */
export function safelyWords(safely: unknown): string {
  if (typeof safely !== 'object' || safely === null) return '';
  const said = (name: string) => prop(safely, name) === true;
  const means = [
    said('mayCall') ? 'call' : '',
    said('mayText') ? 'text' : '',
    said('mayEmail') ? 'e-mail' : '',
  ].filter(Boolean);
  const how = [listed(means), asString(prop(safely, 'timeOfDay'))].filter(Boolean).join(', ');
  return [
    how && `${how[0]?.toUpperCase()}${how.slice(1)}.`,
    said('mayLeaveVoicemail') ? 'Voicemail is fine.' : 'No voicemail.',
    said('maySayWhoWeAre') ? 'You may say where you call from.' : 'Do not say where you call from.',
  ]
    .filter(Boolean)
    .join(' ');
}

const listed = (means: string[]) => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(means);
