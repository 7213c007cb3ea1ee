import { call988, veterans } from '../crisis';
import { prose } from '../prose';
import type { SeedTherapy } from '../types';

export const emdr: SeedTherapy = {
  slug: 'emdr',
  title: 'EMDR',
  summary: 'You go back to a memory in planned steps while your attention moves from side to side.',
  heading1: 'A memory, in planned steps',
  text1: prose`
    <p>EMDR stands for Eye Movement Desensitization and Reprocessing. It is a therapy with planned steps, for memories that
    still hurt as if they were new.</p>
    <p>In the sessions you hold part of a memory in mind for about half a minute. Meanwhile your eyes follow the
    therapist’s hand or a light from side to side, or you feel gentle taps on the left and the right. Then you pause and
    say what came up, in as many or as few words as you like. You repeat this until you can think of the memory with
    less distress.</p>
    <p>Experts still debate why it works. It helps many people with PTSD. The guideline of the Departments of Veterans
    Affairs and Defense (2023) recommends it strongly. The American Psychological Association (2025) suggests it, with a
    weaker recommendation than for trauma-focused CBT. EMDR is not hypnosis. You are awake, you stay in charge, and a
    raised hand stops the set.</p>
    <p>The full method has eight phases, and only some of them involve eye movements. In the early ones we take your history, prepare, and practice how to steady yourself. They are part of the
    treatment too.</p>
  `,
  benefits: prose`
    <ul>
      <li><strong>Post-traumatic stress</strong> After a single event, such as an accident or an assault.</li>
      <li><strong>Repeated trauma</strong> With longer preparation and a slower pace.</li>
      <li><strong>Nightmares and flashbacks</strong> When they belong to memories that can be named.</li>
      <li><strong>Guilt and shame</strong> Beliefs about yourself that the event left behind.</li>
      <li><strong>People who cannot tell it all</strong> Little detail has to be spoken aloud.</li>
    </ul>
  `,
  approach: prose`
    <p>Our EMDR therapists have completed formal training and work under supervision. Before any memory work we make sure
    that you have ways to come back to the present, and that life outside is safe enough for it.</p>
    <p>Sessions last sixty to ninety minutes, with time at the end to settle. Memories may go on moving for a day or
    two, in dreams or sudden thoughts. You will know what to do with that, and whom to call on weekdays. At other hours, if you are in crisis, ${call988}.
    ${veterans}</p>
    <p>A single event may need a handful of sessions once preparation is done; a long history needs more. We do not promise a number. After every third session we look at the result with you, and if EMDR is not the right road there
    are others, among them trauma-focused <a href="/therapies/cbt">CBT</a>.</p>
    <p>You can read more about <a href="/conditions/ptsd">post-traumatic stress disorder</a> and how we treat it.</p>
  `,
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-10-08',
  nextReviewOn: '2027-04-08',
  sources: [
    { label: 'VA: EMDR for PTSD', url: 'https://www.ptsd.va.gov/understand_tx/emdr.asp' },
    { label: 'NICE: Post-traumatic stress disorder (NG116)', url: 'https://www.nice.org.uk/guidance/ng116' },
    { label: 'APA: Clinical Practice Guideline for PTSD', url: 'https://www.apa.org/ptsd-guideline' },
    {
      label: 'VA/DoD: Clinical Practice Guideline for PTSD (2023)',
      url: 'https://www.healthquality.va.gov/guidelines/MH/ptsd/',
    },
  ],
  seo: {
    title: 'EMDR Therapy | Stillwater Gardens',
    description:
      'EMDR explained: what happens in a session, whom it suits, what is known about how well it works, and how we prepare for it in Palm Beach Gardens.',
    keywords: ['EMDR therapy', 'EMDR for PTSD', 'trauma therapy', 'EMDR Palm Beach Gardens'],
  },
};
