import { call911, Call988 } from '../crisis';
import { facts } from '../facts';
import { prose } from '../prose';
import type { SeedPost } from '../types';

/** The text, with placeholders for the center's own facts. */
const words = (center: { hours: string; firstCall: string; answer: string }) => prose`
  <p>The first call is hard to make, and it helps to know what follows. Nothing in it is a test, and you can stop at any
  point.</p>
  <h2>If it cannot wait</h2>
  <p>Our phone and our form are not for emergencies, and nobody watches them at night. If you think about suicide,
  or it is too much, do not wait for us. ${Call988}. If a life is in danger, ${call911}. The page
  <a href="/help-now">I need help now</a> says what to do in five situations.</p>
  <h2>When you call</h2>
  <p>Somebody from admissions answers, ${center.hours}. The first call takes ${center.firstCall}. You can use a first
  name only.</p>
  <ul>
    <li><strong>We ask</strong> what brings you, how the last weeks have been, whether you are safe, and what you have
    tried.</li>
    <li><strong>We ask about alcohol, drugs and medicines</strong> because they change what is safe.</li>
    <li><strong>You can ask</strong> anything, about money too.</li>
  </ul>
  <h2>When you write</h2>
  <p>Our staff read your message and answer ${center.answer}, by e-mail, or by telephone if you gave a number. Please leave
  out medical records and insurance numbers. E-mail is not a private letter. Say so if we may not leave a voicemail.</p>
  <h2>What it costs</h2>
  <p>The first call costs nothing. With your consent we then check your insurance and tell you in writing what you would
  likely pay. That is an estimate, not a guarantee; your plan decides. If you have no insurance or do not use it, you have
  the right to a Good Faith Estimate in writing before care begins.</p>
  <h2>What comes next</h2>
  <ol>
    <li>We arrange an assessment, here or by video. For a visit by video you have to be in Florida at that time.</li>
    <li>A clinician listens, asks about your life and your health, and tells you what they think.</li>
    <li>We suggest a <a href="/programs">level of care</a>, and say why. You decide.</li>
    <li>If we are not the right place, we say so and help you find one that is.</li>
  </ol>
  <h2>What stays private</h2>
  <p>What you tell us is kept as health information. There are exceptions in law, for example when a life is in
  danger. They are in our <a href="/privacy-practices">Notice of Privacy Practices</a>. We do not tell your family or
  your employer that you called.</p>
  <h2>If you call for somebody else</h2>
  <p>You can tell us what you see, and ask how to help. We can listen to you, but we cannot say whether somebody is here
  unless they agree. An adult decides about their own treatment, as a rule.</p>
`;

export const whatHappensWhenYouContactUs: SeedPost = {
  slug: 'what-happens-when-you-contact-us',
  title: 'What happens when you contact us',
  excerpt: 'Who answers, what we ask, what it costs, and what you decide.',
  content: words({ hours: facts.officeHours, firstCall: facts.firstCall, answer: facts.answer }),
  image: 'gallery-01.jpg',
  category: 'First steps',
  tags: ['first steps', 'contact', 'insurance', 'privacy'],
  featured: false,
  publishedOn: '2026-11-03',
  author: 'ines-calloway',
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-11-02',
  nextReviewOn: '2027-05-02',
  sources: [
    { label: 'CMS: No Surprises Act and Good Faith Estimates', url: 'https://www.cms.gov/nosurprises' },
    {
      label: 'HHS: Your rights under HIPAA',
      url: 'https://www.hhs.gov/hipaa/for-individuals/index.html',
    },
  ],
  seo: {
    title: 'What Happens When You Contact Us | Stillwater Gardens',
    description:
      'Who answers your call or message, what we ask, what it costs, what stays private, and what you decide. In a crisis, call or text 988 at any hour.',
    keywords: ['first call', 'contact', 'admissions', 'assessment'],
  },
};

/** For a center's own site: contains no facts about the center. */
export const whatHappensWithUs: SeedPost = {
  ...whatHappensWhenYouContactUs,
  content: words({ hours: 'during our hours', firstCall: 'a short while', answer: 'as soon as they can' }),
};
