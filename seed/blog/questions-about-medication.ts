import { call911, call988 } from '../crisis';
import { antipsychoticsInDementia } from '../medication';
import { prose } from '../prose';
import type { SeedPost } from '../types';

export const questionsAboutMedication: SeedPost = {
  slug: 'questions-about-medication',
  title: 'Ten questions to ask before you start a medication',
  excerpt: 'A list for the first psychiatric visit, and what a good answer sounds like.',
  content: prose`
    <p>A psychiatric visit goes quickly, and the important questions tend to occur to people in the parking lot. So here is
    a list to print or to keep on your phone. A good prescriber will be pleased to see it.</p>
    <p>It is about medicines in general. It cannot know you, your other illnesses or what you already take. It does not replace the conversation.</p>
    <h2>Before you decide</h2>
    <ol>
      <li><strong>What is it meant to change?</strong> A good answer names something you could notice: sleep, panic, the
      hours of rumination, voices.</li>
      <li><strong>How likely is it to help somebody like me?</strong> Nobody can be certain. “Many people, not all, and we
      may need a second try” is more honest than confidence.</li>
      <li><strong>What happens without it?</strong> Sometimes therapy alone is a fair choice, or waiting two weeks.
      Sometimes it is not.</li>
      <li><strong>Which side effects are common, and which are rare but serious?</strong> You should hear both, and for
      each of the serious ones what to do.</li>
      <li><strong>Does it fit with everything else?</strong> Bring the whole list: prescriptions, vitamins, St. John’s
      wort, cannabis, alcohol, and plans for a pregnancy.</li>
    </ol>
    <h2>While you take it</h2>
    <ol start="6">
      <li><strong>When will I notice something?</strong> Antidepressants usually need several weeks; side effects may come
      first and often fade. Stimulants for
      <a href="/conditions/adhd">ADHD</a> act the same day.</li>
      <li><strong>What needs to be checked?</strong> Blood pressure, weight, blood tests, a heart tracing: some medicines
      need them and some do not. Lithium does.</li>
      <li><strong>Whom do I call, and about what?</strong> Ask for a number for weekdays and a rule for the nights.</li>
      <li><strong>What if I forget one?</strong> The answer differs from one medicine to the next. Write it on the
      box.</li>
      <li><strong>How and when do we stop?</strong> Ask this at the start. Many medicines should be reduced slowly, and a
      plan for the end makes the beginning easier.</li>
    </ol>
    <blockquote><p>“I would like to think about it until Thursday” is a full sentence, and nearly always an acceptable
    one.</p></blockquote>
    <h2>Six things worth knowing</h2>
    <p><strong>Mood can dip at the beginning.</strong> In children, teenagers and young adults up to 24, thoughts of suicide can increase in the first weeks of an
    antidepressant or after a dose change. That is a reason to stay in close touch. If new thoughts of suicide come, ${call988}
    now, and tell your prescriber the same day. Do not stop on your own. If you are in danger, ${call911}.</p>
    <p><strong>Stopping suddenly is rarely wise.</strong> After some months, the body has adapted. Coming off an antidepressant suddenly can bring dizziness, odd feelings in the body and bad sleep. People take
    these for the illness. Stopping a benzodiazepine suddenly, such as alprazolam or lorazepam, can cause seizures that threaten life. Talk
    first, then taper.</p>
    <p><strong>Benzodiazepines do not mix with opioids or alcohol.</strong> Together they can stop a person’s breathing.
    Benzodiazepines can also be misused and lead to addiction. They carry a boxed warning for all of this.</p>
    <p><strong>Stimulants are for one person.</strong> Medicines for ADHD such as amphetamine or methylphenidate carry a
    boxed warning because of misuse, addiction and overdose. Never share them, and keep them locked away. They can lower
    appetite, disturb sleep, and raise heart rate and blood pressure.</p>
    <p><strong>Antipsychotics need check-ups.</strong> They can cause weight gain, diabetes, and movement problems that
    may last. Clozapine needs regular blood tests. ${antipsychoticsInDementia}</p>
    <p><strong>Highs matter.</strong> If you have ever had days of great energy and hardly any sleep, say so before an
    antidepressant is started. In <a href="/conditions/bipolar">bipolar disorder</a> it may need a mood stabilizer
    beside it, or instead of it.</p>
    <h2>About the other feelings</h2>
    <p>Many people feel that a prescription is a verdict, or that they ought to manage without. Others are afraid of
    becoming somebody else. These are good things to say aloud. The aim of a medicine is that more of you is available, not
    less. If you feel flat, foggy or unlike yourself, that is information, and a reason to change the dose or the
    medicine.</p>
    <p>It is also fair to be relieved. Some people wonder afterwards why they waited so long, and some find that it was not
    worth it for them. Both may be right.</p>
    <h2>How we do it here</h2>
    <p>A first visit with our psychiatrist or nurse practitioner takes about an hour. You leave with a page that says what
    was prescribed, why, what to watch for and when we meet again. Nobody is asked to take medication in order to be
    treated here, though with some conditions we will tell you plainly that we advise it. A second opinion is always
    welcome.</p>
    <p>If you would like to begin with a conversation rather than a prescription, <a href="/contact">write to us</a> or read
    about our <a href="/therapies">therapies</a> first.</p>
  `,
  image: 'gallery-05.jpg',
  category: 'Medication',
  tags: ['medication', 'first visit', 'side effects', 'depression', 'adhd'],
  featured: false,
  publishedOn: '2026-01-16',
  author: 'samir-haddad',
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-01-14',
  nextReviewOn: '2027-01-14',
  sources: [
    {
      label: 'NIMH: Mental Health Medications',
      url: 'https://www.nimh.nih.gov/health/topics/mental-health-medications',
    },
    { label: 'NICE: Depression in adults (NG222)', url: 'https://www.nice.org.uk/guidance/ng222' },
  ],
  seo: {
    title: 'Ten Questions About Medication | Stillwater Gardens',
    description:
      'Ten questions to take to a first psychiatric visit, what a good answer sounds like, and six things worth knowing before you start or stop.',
    keywords: [
      'psychiatric medication',
      'questions for psychiatrist',
      'antidepressants',
      'medication management',
    ],
  },
};
