import { aboutSubstances, newThoughtsOnMedicine } from '../medication';
import { prose } from '../prose';
import type { SeedConditionText } from '../types';

export const adhd: SeedConditionText = {
  slug: 'adhd',
  title: 'ADD/ADHD',
  summary: 'A mind that starts ten things, and struggles to rest.',
  heading1: 'Attention that goes its own way',
  text1: prose`
    <p>Attention-deficit/hyperactivity disorder is less a lack of attention than a problem in steering it. Attention is
    there for hours for what is new or urgent. It is nowhere to be found for the form that is due on Friday.</p>
    <p>ADD is the older name for the quieter kind, in which a person drifts rather than fidgets. It is often missed,
    above all in girls and in people who make up for it by working at night. Many people are first diagnosed as
    adults, sometimes when their own child is. By then they have heard for years that they should just try harder.</p>
    <p>Anxiety, depression, poor sleep, trauma, thyroid problems and substance use can all look like ADHD, and can come
    with it. So an assessment takes more than a checklist. We ask about childhood, school, work, sleep and health. If
    you agree, we also ask someone who knows you.</p>
  `,
  symptoms: prose`
    <p>Everybody knows some of these. In ADHD they began in childhood, appear in more than one part of life, and cost
    something.</p>
    <ul>
      <li><strong>Losing the thread</strong> In conversations, meetings, or halfway down a page.</li>
      <li><strong>Trouble starting</strong> Important tasks wait until the deadline is frightening enough.</li>
      <li><strong>Trouble finishing</strong> Many things begun, few of them closed.</li>
      <li><strong>A loose hold on time</strong> Ten minutes and an hour feel much the same.</li>
      <li><strong>Forgetting and losing</strong> Keys, bills, birthdays, the reason for entering the room.</li>
      <li><strong>Restlessness</strong> In the legs, or only in the head.</li>
      <li><strong>Acting first</strong> Interrupting, buying, deciding before thinking.</li>
      <li><strong>Feelings that arrive fast</strong> Frustration or hurt that is large and soon over.</li>
    </ul>
  `,
  treatments: prose`
    Treatment begins with an explanation. For many adults that is already a relief. Then we look at the day: fewer open
    tasks, time that you can see, one list, sleep at regular hours. These are not small things, and for mild problems
    they come first.

    Medicines called stimulants help many people with ADHD. They carry the FDA’s strongest warning, a boxed warning,
    because they can be misused and can lead to addiction and overdose. Take them only as prescribed, keep them locked
    away, and never share them. They can lower appetite, disturb sleep, and raise heart rate and blood pressure. Before
    prescribing, our psychiatrist asks about your heart, heart disease in your family, sleep, and alcohol or drug use.
    We check weight, pulse and blood pressure as you go. There are also medicines for ADHD that are not stimulants. Two of
    them have a boxed warning about thoughts of suicide: atomoxetine for children and teenagers, viloxazine for every
    age. ${newThoughtsOnMedicine} If
    medication is not for you, the rest of the plan does not depend on it.

    Cognitive behavioral therapy for ADHD helps you practice planning and starting, and speaking to yourself more
    fairly. Short mindfulness practices, done standing or walking, help some people notice where attention has gone.
    Couple or family sessions can take years of blame out of a home.

    Outpatient care is usually right. When depression or anxiety has joined in, Intensive Outpatient treats them side by
    side. ${aboutSubstances}
  `,
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-10-13',
  nextReviewOn: '2027-04-13',
  sources: [
    {
      label: 'NIMH: Attention-Deficit/Hyperactivity Disorder',
      url: 'https://www.nimh.nih.gov/health/topics/attention-deficit-hyperactivity-disorder-adhd',
    },
    { label: 'NICE: ADHD: diagnosis and management (NG87)', url: 'https://www.nice.org.uk/guidance/ng87' },
    {
      label: 'American Academy of Pediatrics: Guideline for ADHD in Children and Adolescents (2019)',
      url: 'https://publications.aap.org/pediatrics/article/144/4/e20192528/81590/Clinical-Practice-Guideline-for-the-Diagnosis',
    },
    { label: 'CDC: ADHD', url: 'https://www.cdc.gov/adhd/' },
    {
      label: 'CDC: ADHD diagnosis and treatment in adults (MMWR, October 2024)',
      url: 'https://www.cdc.gov/mmwr/volumes/73/wr/mm7340a1.htm',
    },
    {
      label: 'FDA: Label of atomoxetine (Strattera)',
      url: 'https://www.accessdata.fda.gov/drugsatfda_docs/label/2020/021411s049lbl.pdf',
    },
    {
      label: 'FDA: Label of viloxazine (Qelbree)',
      url: 'https://www.accessdata.fda.gov/drugsatfda_docs/label/2022/211964s003lbl.pdf',
    },
    {
      label: 'FDA: Warnings for prescription stimulants (2023)',
      url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-updating-warnings-improve-safe-use-prescription-stimulants-used-treat-adhd-and-other-conditions',
    },
  ],
  seo: {
    title: 'ADD/ADHD Treatment | Stillwater Gardens',
    description:
      'ADHD in adults, in plain words: how it is recognized, what else can look like it, and how skills, therapy and medication help. Palm Beach Gardens, FL.',
    keywords: ['ADHD treatment', 'adult ADHD', 'ADD', 'ADHD assessment', 'ADHD therapy Palm Beach Gardens'],
  },
};
