import { expect, test } from '@jest/globals';
import { speaksOfSelfHarm } from '@/content/crisis/self-harm-words';

test.each([
  'I do not want to be here any more. I have pills',
  'suicide',
  'Suicidal thoughts',
  'SUICIDE',
  'my brother talks about suicide',
  'sucide help',
  'I want to kill myself',
  'i wanna die',
  'I want to die',
  'want to be dead',
  'kms',
  'unalive myself',
  'I don’t want to live',
  "I don't want to be alive anymore",
  'dont wanna wake up',
  'I wish I was dead',
  'I wish I were dead',
  'wish I had never been born',
  'thinking of ending my life',
  'he wants to end it all',
  'she took her own life',
  'she is cutting herself',
  'He hurts himself',
  'how do I stop hurting myself',
  'self-harm',
  'self harm in teens',
  'Selfharm',
  'self-injury',
  'no reason to live',
  'what is the point? no point in living',
  "I can't go on",
  'I cannot take this anymore',
  'they would be better off without me',
  'better off dead',
  'life is not worth living',
  'took an overdose',
  'I took all my pills',
  'jump off a bridge',
  'I am tired of living',
  'planning to die',
  'Suicidio',
  'pensamientos suicidas',
  'quiero morir',
  'quiero morirme',
  'me quiero morir',
  'Ya no quiero vivir',
  'no quiero seguir viviendo',
  'no quiero estar aquí',
  'quitarme la vida',
  'acabar con mi vida',
  'terminar con mi vida',
  'quiero matarme',
  'mi hija se corta; quiere cortarse',
  'hacerme daño',
  'hacerme dano',
  'autolesión',
  'autolesiones en adolescentes',
  'estaría mejor muerta',
  'no vale la pena vivir',
  'ganas de morir',
  'tengo pastillas y ya no puedo más',
  'sobredosis',
  'ahorcarme',
])('%j shows the crisis card', (words) => {
  expect(speaksOfSelfHarm(words)).toBe(true);
  expect(speaksOfSelfHarm(`Hello.\n\n“${words.toUpperCase()}”, and more.`)).toBe(true);
});

test.each([
  '',
  '   ',
  'May I ask about your garden?',
  'Ten letters and a few more.',
  'I would like to know which insurance you take.',
  'My son has panic attacks and cannot sleep.',
  'How do I end a session early?',
  'The deadline is Friday. Diet plans?',
  'I am dying to hear from you', // An idiom that says nothing.
  'sleep',
  'anxiety',
  'EMDR',
  'depression',
  'medication and pills in general',
  'Does cutting caffeine help?',
  'I was cutting the hedge myself yesterday, then called.',
  'Me gustaría saber sus horarios',
  'Necesito una cita para mi madre',
  'quiero cortarme el pelo',
  'La vida en Florida',
  'my job is killing time',
  'skills group',
])('%j is not', (words) => {
  expect(speaksOfSelfHarm(words)).toBe(false);
});

test('a message of the greatest length is looked through at once', () => {
  for (const unit of ['no ', 'not want ', 'a', 'self ', 'i have the ', 'ya no '])
    for (const text of [unit.repeat(5000 / unit.length)]) {
      const begin = performance.now();
      speaksOfSelfHarm(text);
      expect(performance.now() - begin).toBeLessThan(200);
    }
});
