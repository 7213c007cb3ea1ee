import { prose } from '../prose';
import type { SeedPost } from '../types';

export const firstGroupSession: SeedPost = {
  slug: 'first-group-session',
  title: 'Eight chairs: your first time in a therapy group',
  excerpt: 'Many people would rather not. What happens, what you may keep to yourself, and why people stay.',
  content: prose`
    <p>When we explain that our programs include group therapy, there is often a pause. Then comes the question: do I have
    to talk? The short answer is no. The longer answer is the rest of this page.</p>
    <h2>What you will find</h2>
    <p>A room with eight chairs in a circle, a low table and a box of tissues. One therapist, sometimes
    two. Between four and seven other people, of different ages. Some of them also slept badly because of today.</p>
    <p>Groups last between sixty and ninety minutes. Some are closer to a class: skills for strong emotions, for sleep, for
    anxious thoughts, with a handout and an exercise. Others are for talking about what the week has been. You will be told
    beforehand which is which.</p>
    <h2>What you will be asked</h2>
    <p>Your first name, if you like, and how you are arriving today. One sentence is plenty. “I would like to listen” is a
    complete answer, and it will be accepted as one, today and next time.</p>
    <p>Nobody will ask for your diagnosis. Details of self-harm, weight and violence are left out by agreement, because
    they can hurt the person in the next chair. If you need to speak of them, your individual session is the place.</p>
    <h2>What is agreed</h2>
    <ul>
      <li>What you hear here, you keep to yourself. Members give their word. Therapists are bound by law, with exceptions
      for safety.</li>
      <li>No advice unless somebody asks for it.</li>
      <li>One person speaks at a time, and silence is allowed.</li>
      <li>Phones stay outside, except by arrangement.</li>
      <li>You may leave the room. Somebody will look in on you, and you may come back.</li>
    </ul>
    <p>A group is not as private as a talk with a therapist alone. Until you trust it, keep back what you want to keep
    back.</p>
    <blockquote><p>It is one thing to be told that you are not the only one. It is another to look around a circle
    and see it.</p></blockquote>
    <h2>Why we bother</h2>
    <p>A good deal of suffering is private. Panic, voices, rituals, mail that you cannot open: alone, each of them looks like a fault of your own. In a circle
    you see that they happen to many people. Kind words from a therapist seldom do the same.</p>
    <p>There is a second reason. Many difficulties live between people: not being able to say no, expecting to be laughed
    at, helping until one collapses. In a group they appear in the room, where they can be noticed kindly and something
    else can be tried. It is a kind place to practice.</p>
    <p>And it is effective. For a number of conditions, among them <a href="/conditions/depression">depression</a>,
    <a href="/conditions/anxiety">anxiety</a> and difficulties with emotion, well-run group treatment has held up well
    beside individual therapy in studies. Most people here have both.</p>
    <h2>When a group is not right, or not yet</h2>
    <p>If you are in the middle of a manic or psychotic episode, if you are hardly sleeping, or if the work with a trauma has
    only just begun, a group can be too much. We look at this with you before the first day. People with severe social
    anxiety often start with a smaller skills group and a chair near the door. That is a plan, not a weakness.</p>
    <p>If somebody in the group reminds you of a person you fear, tell us. We can move you without giving a reason to
    anybody.</p>
    <h2>The first day, in short</h2>
    <ol>
      <li>Come ten minutes early. A nurse will show you the room while it is empty.</li>
      <li>Choose your chair.</li>
      <li>Say your name, or nod.</li>
      <li>Listen for one sentence that could have been yours.</li>
      <li>Decide about the second time after the second time.</li>
    </ol>
    <p>Groups are part of <a href="/programs#php">Partial Hospitalization</a> and
    <a href="/programs#iop">Intensive Outpatient</a> care. The skills group is described on the page about
    <a href="/therapies/dbt">dialectical behavior therapy</a>.</p>
  `,
  image: 'group-circle.jpg',
  category: 'Programs',
  tags: ['group therapy', 'iop', 'php', 'first steps'],
  featured: false,
  publishedOn: '2026-02-06',
  author: 'june-tanaka',
  reviewedBy: 'teodor-lindqvist',
  reviewedOn: '2026-02-04',
  nextReviewOn: '2027-02-04',
  sources: [
    { label: 'APA: Psychotherapy', url: 'https://www.apa.org/topics/psychotherapy' },
    { label: 'NIMH: Psychotherapies', url: 'https://www.nimh.nih.gov/health/topics/psychotherapies' },
  ],
  seo: {
    title: 'Your First Therapy Group | Stillwater Gardens',
    description:
      'What happens in a first group therapy session, what you may keep to yourself, which rules protect you, and when a group is not the right thing yet.',
    keywords: ['group therapy', 'first group session', 'intensive outpatient group', 'DBT skills group'],
  },
};
