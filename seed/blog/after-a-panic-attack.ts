import { Call988, call911 } from '../crisis';
import { prose } from '../prose';
import type { SeedPost } from '../types';

export const afterAPanicAttack: SeedPost = {
  slug: 'after-a-panic-attack',
  title: 'After a panic attack: the first hour, the first week',
  excerpt: 'What your body is doing, what to say to the people around you, and when to call someone.',
  content: prose`
    <p>A panic attack usually peaks within ten minutes. It is frightening, and it ends. What comes after is quieter and
    often harder: the tiredness, the embarrassment, the question of when the next one comes.</p>
    <p>This page is for that time. You do not have to read it all at once.</p>
    <h2>The first hour</h2>
    <p>Your body has just run a sprint without moving. The alarm can take twenty minutes to an hour to settle. Shaking,
    cold hands and sudden tears are part of that settling, not signs that something new is wrong.</p>
    <ul>
      <li>Sit where your back is supported, and let your shoulders drop.</li>
      <li>Breathe out for longer than you breathe in. Counting is optional.</li>
      <li>Drink water, eat something small, and do not drive until you feel steady.</li>
      <li>Look around and name a few ordinary things: a cup, a door, the color of the wall.</li>
    </ul>
    <p>If this was your first attack, see a doctor soon and describe it. Panic is common, but it should not be assumed.
    If chest pain is new, spreads to the arm or jaw, or comes with fainting, ${call911}. Having it checked is right, also when it turns out to be panic.</p>
    <h2>The rest of the day</h2>
    <p>Most people want to do one of two things: carry on as if nothing had happened, or go to bed. Something in between
    works best. Keep one or two easy appointments, cancel the difficult one, take a slow walk. Leave the extra coffee for
    tomorrow; caffeine and a tired body can imitate the beginning of another attack.</p>
    <p>You may also feel the pull to search. Reading about every possible cause at midnight is a form of checking, and
    checking keeps the alarm on. Write the question on paper and take it to a doctor instead.</p>
    <blockquote><p>Tell one person. Not the whole story, just the sentence: “I had a panic attack today.”</p></blockquote>
    <p>One person who knows is often enough to make the next store, bus or meeting possible. If they
    ask what to do, you can say: stay near, speak normally, do not tell me to calm down, and wait with me.</p>
    <h2>The first week</h2>
    <p>It is natural to avoid the place where it happened. One or two days of rest do no harm. After that, avoidance
    teaches the alarm that it was right. Go back in a small way: the same store with a friend, the same road at a quiet time. The aim is not to feel nothing. The aim is to stay until the feeling has had time to change.</p>
    <p>Be careful with small crutches. A bottle of water is fine. If you notice that you cannot leave without it, and the phone, and the seat beside the door, the fear has
    grown, not shrunk.</p>
    <p>Move your body, gently at first. Stairs, a brisk walk or a swim make the heart beat faster for a good reason, and
    each time it slows down again by itself, you learn that a fast heart is not a danger. If a doctor has told you to
    avoid exertion, ask before you begin.</p>
    <p>Sleep may be poor for a few nights. Keep your usual hours, leave the day’s worrying on paper before dinner, and do
    not lie awake checking your pulse. If your watch measures it, leave the watch in a drawer for a week.</p>
    <p>Write down three things each evening: when tension rose, what you did, what followed. Ten days of such notes are
    worth more to a therapist than an hour of remembering.</p>
    <h2>If you were there when it happened to somebody else</h2>
    <p>You did not cause it and could not have stopped it. Later, on a calm day, ask what helped and what did not. Do not take over the errands that have become difficult. Offer to come along instead. Going together is support. Going
    in their place, every time, makes the world a little smaller for them.</p>
    <p>Children who saw it need a short, true sentence: “My body got very scared and now it is calming down. You did
    nothing wrong, and I am looking after it.”</p>
    <h2>When to ask for help</h2>
    <p>Ask when attacks return, when you have begun to plan your life around them, or when you simply do not want to do
    this alone. <a href="/therapies/cbt">Cognitive behavioral therapy</a> has good evidence for
    <a href="/conditions/panic-disorder">panic disorder</a>, and it is usually a matter of weeks or months rather than
    years.</p>
    <p>If panic comes together with hopelessness or thoughts of not wanting to live, do not wait for an appointment. ${Call988}, at any hour.</p>
  `,
  image: 'blog-01.jpg',
  category: 'Anxiety',
  tags: ['panic', 'anxiety', 'first steps', 'breathing', 'families'],
  featured: true,
  publishedOn: '2026-09-18',
  author: 'teodor-lindqvist',
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-09-16',
  nextReviewOn: '2027-09-16',
  sources: [
    {
      label: 'NIMH: Panic Disorder: When Fear Overwhelms',
      url: 'https://www.nimh.nih.gov/health/publications/panic-disorder-when-fear-overwhelms',
    },
    {
      label: 'NICE: Generalised anxiety disorder and panic disorder in adults (CG113)',
      url: 'https://www.nice.org.uk/guidance/cg113',
    },
  ],
  seo: {
    title: 'After a Panic Attack | Stillwater Gardens',
    description:
      'What your body is doing after a panic attack, what helps in the first hour and the first week, what to say to others, and when to ask for help.',
    keywords: ['panic attack', 'after a panic attack', 'panic disorder', 'anxiety'],
  },
};
