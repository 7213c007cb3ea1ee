import type { SeedCondition } from '../types';

type Summary = Pick<SeedCondition, 'atGlance' | 'visitQuestions' | 'lastChange'>;

/** In every case of the seed: the day on which the demo's pages got their short answers. */
const lastChange = {
  changedOn: '2026-10-06T12:00:00.000Z',
  note: 'Added short answers and questions for a first visit.',
};

/**
 * The summaries at the top of the condition pages. How many people are affected: the statistics of NIMH
 * (https://www.nimh.nih.gov/health/statistics: the National Comorbidity Survey Replication of 2001–2003, for
 * depression the National Survey on Drug Use and Health of 2021) and, for ADHD, of the CDC (MMWR, October
 * 2024); for PTSD the VA's National Center. Each page names its own among its sources; see docs/sources.md.
 */
export const summaries: Record<string, Summary> = {
  anxiety: {
    atGlance: {
      whatItIs:
        'Worry or fear that stays after the danger has gone, and that gets in the way of ordinary days.',
      whoIsAffected:
        'About 1 in 5 adults in the United States in a year (survey of 2001–2003), women more often than men.',
      whatHelps: 'Cognitive behavioral therapy, practiced in small steps. Some people also take medication.',
      helpToday:
        'If you think about ending your life, call or text 988 now. Chest pain that is new: call 911.',
    },
    visitQuestions: [
      'Which kind of anxiety is this?',
      'Could a medicine, caffeine or an illness be part of it?',
      'How will we know that treatment is working?',
      'What can I do on a bad day until then?',
      'Do I need medication, and what are its side effects?',
    ],
    lastChange,
  },
  depression: {
    atGlance: {
      whatItIs: 'A low or empty mood, or lost interest, on most days for two weeks or more.',
      whoIsAffected:
        'About 1 in 12 adults in the United States in a year (national survey, NSDUH, 2021). Young adults have it most often.',
      whatHelps:
        'Talking therapy, doing things again in small steps, and medication when it is moderate or severe.',
      helpToday:
        'If you think about suicide, call or text 988 now, at any hour. If you are in danger, call 911.',
    },
    visitQuestions: [
      'How severe is my depression?',
      'Could an illness or a medicine cause it?',
      'What do you suggest first, and why?',
      'How long until I may feel a change?',
      'What should I do if the thoughts get darker?',
      'How do we stop medication safely later?',
    ],
    lastChange,
  },
  bipolar: {
    atGlance: {
      whatItIs: 'Times of high energy and times of deep lows that change sleep, thinking and judgment.',
      whoIsAffected:
        'About 3 in 100 adults in the United States in a year (survey of 2001–2003), men and women alike. It often starts before 30.',
      whatHelps: 'Medication as the base, with therapy, regular sleep and a plan for warning signs.',
      helpToday: 'Thoughts of suicide: call or text 988. Days without sleep and unsafe acts: call 911.',
    },
    visitQuestions: [
      'Why do you think that it is bipolar disorder?',
      'Which blood tests will I need, and how often?',
      'What are my early warning signs?',
      'What if I want to become pregnant?',
      'Who may you call when I am not well?',
      'Can I drive and work?',
    ],
    lastChange,
  },
  ptsd: {
    atGlance: {
      whatItIs: 'Memories, alarm and distance that stay for more than a month after something terrible.',
      whoIsAffected:
        'About 6 in 100 people in the United States at some time in their lives, women more often than men.',
      whatHelps: 'Therapies that work with the memory itself, such as prolonged exposure, CPT and EMDR.',
      helpToday:
        'If it becomes too much, call or text 988; veterans press 1. If you are in danger, call 911.',
    },
    visitQuestions: [
      'Which trauma therapies do you offer?',
      'Do I have to tell what happened?',
      'What if a session stirs things up?',
      'Who trained the person who would treat me?',
      'How do I stay safe if the danger is at home?',
    ],
    lastChange,
  },
  'panic-disorder': {
    atGlance: {
      whatItIs:
        'Sudden attacks of strong fear in the body, and worry about the next one for a month or more.',
      whoIsAffected:
        'About 1 in 20 adults in the United States at some time in their lives (survey of 2001–2003), women about twice as often as men.',
      whatHelps: 'Cognitive behavioral therapy: learning what the body does, and meeting it in small steps.',
      helpToday:
        'New chest pain, pain in the arm or jaw, or fainting: call 911. Thoughts of suicide: call or text 988.',
    },
    visitQuestions: [
      'How do we know that it is not my heart?',
      'How many sessions does this usually take?',
      'What should I do during an attack?',
      'Will I have to go to places that frighten me?',
      'I take a benzodiazepine: what happens with it?',
    ],
    lastChange,
  },
  ocd: {
    atGlance: {
      whatItIs:
        'Thoughts that come back against your will, and rituals to calm them, for an hour a day or more, or much distress.',
      whoIsAffected:
        'About 1 in 40 adults in the United States at some time in their lives (survey of 2001–2003). It often starts before 25.',
      whatHelps: 'Exposure and response prevention, step by step. Certain antidepressants can help too.',
      helpToday:
        'An unwanted thought that frightens you is a symptom, not a plan. If you think about suicide or are not sure, call or text 988.',
    },
    visitQuestions: [
      'Do you offer exposure and response prevention?',
      'Who decides about the steps?',
      'How should my family answer my questions?',
      'Would medication help, and at what dose?',
      'I am ashamed of my thoughts. Have you heard such things before?',
    ],
    lastChange,
  },
  adhd: {
    atGlance: {
      whatItIs:
        'Trouble with attention, time or restlessness since childhood, in more than one part of life.',
      whoIsAffected:
        'About 6 in 100 adults in the United States had the diagnosis in 2023. About half got it as adults.',
      whatHelps: 'Skills for time and tasks, and for many people medication with regular checks.',
      helpToday: 'Chest pain or fainting with a stimulant: call 911. Thoughts of suicide: call or text 988.',
    },
    visitQuestions: [
      'How do you find out whether it is ADHD?',
      'Should I bring school reports or a relative?',
      'What checks do I need before a stimulant?',
      'Which medicines are not stimulants?',
      'What can change at work or at home?',
    ],
    lastChange,
  },
  schizophrenia: {
    atGlance: {
      whatItIs: 'An illness that can bring voices, firm beliefs that others do not share, and less drive.',
      whoIsAffected:
        'About 1 in 100 people, or somewhat fewer; studies differ. It most often begins between the late teens and the early thirties.',
      whatHelps: 'Antipsychotic medicine, therapy, and family programs that run for months.',
      helpToday:
        'Voices that command harm, or thoughts of suicide: call or text 988. Danger right now: call 911.',
    },
    visitQuestions: [
      'What else could cause this?',
      'What is the lowest dose that works?',
      'How do you check weight, blood sugar and movement?',
      'Is there a first-episode team near us?',
      'How can my family take part?',
      'Who do we call at night?',
    ],
    lastChange,
  },
};
