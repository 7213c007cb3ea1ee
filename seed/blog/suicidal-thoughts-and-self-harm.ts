import { call911, Call988, call988, lifeline, veterans } from '../crisis';
import { prose } from '../prose';
import type { SeedPost } from '../types';

/**
 * Follows the guidelines for safe messaging (https://reportingonsuicide.org/; WHO, "Preventing suicide: a
 * resource for media professionals", 2023): help and hope first, no methods and no figures about them, no
 * single cause, no person's story.
 */
export const suicidalThoughtsAndSelfHarm: SeedPost = {
  slug: 'suicidal-thoughts-and-self-harm',
  title: 'Suicidal thoughts and self-harm',
  excerpt: 'What to do now, what these thoughts are, and how people get through them.',
  content: prose`
    <p>If you might act on such thoughts now, ${call911}. If you have them, or are not sure, ${call988} at any hour.
    ${veterans} You do not need the right words. “I am not okay” is enough.</p>
    <h2>For the next hour</h2>
    <ul>
      <li><strong>Do not be alone with it.</strong> Go where people are, or ask somebody to come. A voice on the phone
      counts.</li>
      <li><strong>Make the place safer.</strong> Put distance between yourself and anything that you might use to hurt
      yourself. Somebody you trust can keep it for now.</li>
      <li><strong>Wait.</strong> The strongest part of such thoughts comes in waves. You do not have to solve your life
      tonight. You only have to let this wave go down.</li>
      <li><strong>Leave alcohol and drugs out of it.</strong> They make the wave higher.</li>
    </ul>
    <h2>What these thoughts are</h2>
    <p>Thoughts of suicide are more common than most people believe. They are a sign of pain that has become too large
    for one person. They say little about who you are. They often come with <a href="/conditions/depression">depression</a>,
    with a loss, with pain, or with fear, and there is never one cause alone.</p>
    <p>Some people hurt themselves without wanting to die. It may bring relief for a moment. It is not a bid for attention.
    It is a way to bear something, and there are ways that do less harm. It is also a reason to be seen soon.</p>
    <p>Most people who have had such thoughts do not die by suicide. Many say later that they wanted the pain to end, not
    their lives, and that they are glad somebody was there.</p>
    <h2>What helps after tonight</h2>
    <ul>
      <li><strong>A safety plan.</strong> One page that you write with a clinician: the signs that it is starting, what
      calms you, whom you call, and how to keep the place safe.</li>
      <li><strong>Therapy.</strong> <a href="/therapies/cbt">Cognitive behavioral therapy</a> and
      <a href="/therapies/dbt">DBT</a> have forms that were made for this.</li>
      <li><strong>Care for what lies beneath.</strong> Sleep, pain, depression and trauma can be treated. If thoughts are
      new since you take a medicine, tell your prescriber the same day. Do not stop on your own.</li>
      <li><strong>Somebody who asks again.</strong> A short message the next day, and the week after, does more than it
      seems.</li>
    </ul>
    <h2>If you worry about somebody</h2>
    <p>Ask plainly: “Are you thinking about suicide?” Asking does not put the idea there, and it often brings relief.
    Listen without arguing. Stay, help to make the place safer, and ${call988} together. If the danger is now,
    ${call911}.</p>
    <p>Then look after yourself as well. You can call ${lifeline} about somebody else, and you can call because of what it does to
    you.</p>
    <h2>When you talk with us</h2>
    <p>Say it in the first sentence if you can. Nobody here will be shocked, and saying it does not by itself mean a
    hospital. Our phone and our form are not for emergencies: nobody watches them at night. ${Call988} then.</p>
  `,
  image: 'gallery-03.jpg',
  category: 'First steps',
  tags: ['suicidal thoughts', 'self-harm', 'crisis', 'families'],
  featured: false,
  publishedOn: '2026-11-06',
  author: 'teodor-lindqvist',
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-11-04',
  nextReviewOn: '2027-05-04',
  sources: [
    { label: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org/' },
    {
      label: 'NIMH: Frequently Asked Questions About Suicide',
      url: 'https://www.nimh.nih.gov/health/publications/suicide-faq',
    },
    {
      label: 'VA/DoD: Clinical Practice Guideline for Patients at Risk for Suicide (2024)',
      url: 'https://www.healthquality.va.gov/guidelines/MH/srb/',
    },
  ],
  seo: {
    title: 'Suicidal Thoughts and Self-Harm | Stillwater Gardens',
    description:
      'If you think about suicide, call or text 988 now. What these thoughts are, what helps in the next hour and afterward, and how to help somebody else.',
    keywords: ['suicidal thoughts', 'self-harm', 'safety plan', '988'],
  },
};
