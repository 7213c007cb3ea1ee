import { facts } from '../facts';
import { prose } from '../prose';
import type { SeedTherapy } from '../types';

export const cbt: SeedTherapy = {
  slug: 'cbt',
  title: 'Cognitive Behavioral Therapy (CBT)',
  summary: 'A practical, well-studied therapy that works with thoughts, feelings and what you do next.',
  heading1: 'How it works',
  text1: prose`
    <p>A thought is not a fact, but it can feel like one. CBT slows that moment down.</p>
    <p>You and your therapist choose situations from your own week. Together you write down what went through your
    mind, what you felt, what you did, and what followed. On paper you can see patterns that are hard to see from
    inside.</p>
    <p>Then you try something different, in small steps, and look at what happens. Sessions last fifty minutes. Most
    people meet once or twice a week, for twelve to twenty sessions. Between them there is practice at home, where the change has to last.</p>
    <p>CBT is active and fairly structured. If you would rather talk freely, or if writing things down reminds you of
    school, say so: there is room to adapt it, and it is not the only method here.</p>
  `,
  benefits: prose`
    <ul>
      <li><strong>Anxiety and panic</strong> Facing what you fear in planned steps.</li>
      <li><strong>Depression</strong> Going back to what matters before you feel like it.</li>
      <li><strong>OCD</strong> Facing a fear without the ritual, in a form of CBT called ERP.</li>
      <li><strong>PTSD</strong> Forms of CBT that work with the memory and what it means to you.</li>
      <li><strong>Sleep</strong> CBT for insomnia, usually in six sessions.</li>
      <li><strong>ADHD in adults</strong> Planning, starting, and a kinder inner voice.</li>
    </ul>
  `,
  approach: prose`
    <p>You see one therapist throughout. Your first plan fits on a single page, and you keep a copy. We ask how you are doing ${facts.review} with a short set of questions, and
    talk about the result.</p>
    <p>If nothing has moved after six or eight sessions, we do not simply continue. We look together at the plan, the
    method and the level of care, and change what needs changing.</p>
    <p>CBT can stand alone or go beside medication, group work or time in the garden. It is part of all three
    <a href="/programs">programs</a>. You see your own therapist ${facts.php.individual} in
    <a href="/programs#php">Partial Hospitalization</a>, ${facts.iop.individual} in
    <a href="/programs#iop">Intensive Outpatient</a>, and at your visits in <a href="/programs#outpatient">Outpatient</a>
    care.</p>
    <p>The last sessions are for keeping what you have learned: which signs to watch for, what to do first, and when to
    call us again.</p>
  `,
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-10-06',
  nextReviewOn: '2027-04-06',
  sources: [
    { label: 'NIMH: Psychotherapies', url: 'https://www.nimh.nih.gov/health/topics/psychotherapies' },
    {
      label: 'APA: What is cognitive behavioral therapy?',
      url: 'https://www.apa.org/ptsd-guideline/patients-and-families/cognitive-behavioral',
    },
    { label: 'NICE: Depression in adults (NG222)', url: 'https://www.nice.org.uk/guidance/ng222' },
  ],
  seo: {
    title: 'Cognitive Behavioral Therapy (CBT) | Stillwater Gardens',
    description:
      'What happens in cognitive behavioral therapy, what it helps with, how long it takes, and how our therapists in Palm Beach Gardens work with it.',
    keywords: ['cognitive behavioral therapy', 'CBT', 'CBT therapist Palm Beach Gardens', 'CBT for anxiety'],
  },
};
