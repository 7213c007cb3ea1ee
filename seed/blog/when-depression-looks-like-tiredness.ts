import { call911, Call988 } from '../crisis';
import { prose } from '../prose';
import type { SeedPost } from '../types';

export const whenDepressionLooksLikeTiredness: SeedPost = {
  slug: 'when-depression-looks-like-tiredness',
  title: 'When depression looks like tiredness',
  excerpt: 'Not everyone with depression feels sad. Some are simply worn out, for months.',
  content: prose`
    <p>Ask people what depression looks like and they describe tears and a dark room. Many people with depression would describe something else. They have been tired for months, in spite of blood tests
    and a new mattress.</p>
    <p>Tiredness has many causes, and depression is only one of them. But it is a common one, and it is easily missed when
    the person is still functioning.</p>
    <h2>What gives it away</h2>
    <p>No single sign is proof. Look for several together, on most days, for two weeks or longer.</p>
    <ul>
      <li><strong>Rest does not help.</strong> You wake after nine hours and feel worn out.</li>
      <li><strong>Nothing is worth the trip.</strong> Not only work, but also the friend, the record, the beach.</li>
      <li><strong>Mornings are worst.</strong> Something lifts a little toward evening, and is gone the next day.</li>
      <li><strong>Waking too early.</strong> At four, with thoughts that are unkind.</li>
      <li><strong>Small tasks are hard.</strong> A phone call takes a day of gathering strength.</li>
      <li><strong>Harsh words about yourself.</strong> You blame yourself for what an illness does.</li>
      <li><strong>A short fuse.</strong> Irritation is often the visible part, in men and in adolescents above all.</li>
    </ul>
    <p>The harsh words deserve attention. Being tired is annoying. Depression adds guilt to it.</p>
    <h2>What else to look at</h2>
    <p>Anemia, thyroid disease, diabetes, sleep apnea, infections, pregnancy, heart and liver disease, long COVID, alcohol,
    and a good many medicines make people tired. A visit to a general doctor, with a few simple tests, is part of good
    depression care and not a detour. Both can be true as well: a body can be short of iron and a mind in need of
    help.</p>
    <p>It is also worth asking whether there have ever been times of the opposite kind: days of little sleep and great
    energy. If so, please mention them. It may change which treatment is safe, as our page on
    <a href="/conditions/bipolar">bipolar disorder</a> explains.</p>
    <blockquote><p>Depression is an illness. It is not a lack of effort.</p></blockquote>
    <h2>Why “just rest” can make it worse</h2>
    <p>Depression takes energy away, and empty days make it stronger. You cancel something because you are tired. For an
    hour that is a relief. Then the day has nothing in it that could have given anything back, and the next day begins
    with less. After some months life has been cleared of everything but duty.</p>
    <p>Behavioral activation, a part of <a href="/therapies/cbt">cognitive behavioral therapy</a>, turns this around in
    small pieces. You do not wait for the wish. You do a little of what used to matter, at an hour fixed beforehand, and
    write down what it was like. Often it was slightly better than predicted. Slightly is enough to build on.</p>
    <h2>A first step for this week</h2>
    <ol>
      <li>Make one medical appointment. Say: I have been exhausted for some time and I wonder about depression.</li>
      <li>Choose one thing that once gave you something, and cut it to ten minutes.</li>
      <li>Give it a day and an hour, and if possible a companion.</li>
      <li>Tell one person the truth when they ask how you are.</li>
    </ol>
    <p>If even the first is too much, ask somebody to dial. That is a reasonable thing to ask.</p>
    <h2>When to come sooner</h2>
    <p>If you have begun to think that others would be better off without you, or that not waking up would be easier, this
    is no longer about being tired. ${Call988} today. You do not have to be sure, or in the worst hour, to use it. If you might act on such thoughts now,
    ${call911}.</p>
    <p>If you see yourself in this: <a href="/conditions/depression">depression</a> is one of the conditions we treat, at
    <a href="/programs">three levels of care</a>.</p>
  `,
  image: 'quiet-room.jpg',
  category: 'Depression',
  tags: ['depression', 'fatigue', 'symptoms', 'first steps', 'routine'],
  featured: false,
  publishedOn: '2026-03-13',
  author: 'samir-haddad',
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-03-11',
  nextReviewOn: '2027-03-11',
  sources: [
    { label: 'NIMH: Depression', url: 'https://www.nimh.nih.gov/health/topics/depression' },
    { label: 'NICE: Depression in adults (NG222)', url: 'https://www.nice.org.uk/guidance/ng222' },
    { label: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org/' },
  ],
  seo: {
    title: 'When Depression Looks Like Tiredness | Stillwater Gardens',
    description:
      'Depression is not always sadness. The signs behind months of exhaustion, what else to have checked, and a first step small enough for this week.',
    keywords: ['depression and fatigue', 'signs of depression', 'behavioral activation'],
  },
};
