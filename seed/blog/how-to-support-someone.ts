import { call911, call988, veterans } from '../crisis';
import { prose } from '../prose';
import type { SeedPost } from '../types';

export const howToSupportSomeone: SeedPost = {
  slug: 'how-to-support-someone',
  title: 'How to support someone without losing yourself',
  excerpt: 'What helps, what does not, what to do when it is urgent, and how to look after yourself.',
  content: prose`
    <p>Somebody you love is unwell. You have read, listened, driven, cooked and waited. Perhaps you have also shouted
    once, and regretted it. This is for you.</p>
    <p>In family sessions we sometimes use a picture of three boats, tied to the same post. The same water moves them all.
    They are tied to the post, not to each other, so none of them pulls another under.</p>
    <h2>What usually helps</h2>
    <p>People who have been very unwell tend to remember small things. Somebody sat in the room and did not talk.
    Somebody asked a plain question and could bear the answer. Somebody kept coming on Thursdays.</p>
    <ul>
      <li><strong>Ask, then believe the answer.</strong> “Would you like company, help, or quiet?” is a good question on
      most days.</li>
      <li><strong>Offer something definite.</strong> “I am going to the store at five, what shall I bring?” is easier to
      accept than “Let me know if you need anything.”</li>
      <li><strong>Name what you see, not what it means.</strong> “You have been up since two” rather than “You are getting
      sick again.”</li>
      <li><strong>Keep ordinary life alive.</strong> Jokes, football, news of the neighbors. Life should not have only one subject.</li>
    </ul>
    <h2>What usually does not</h2>
    <p>Arguing with a feeling. Cheering up, when somebody has just said that they are in despair. Comparing. Promising to
    keep a secret that you cannot keep. And, hardest of all to give up, doing everything for them. It is kind for a week.
    Over months it tells a person that you think they cannot.</p>
    <p>With <a href="/conditions/anxiety">anxiety</a> and <a href="/conditions/ocd">obsessive-compulsive disorder</a>
    there is a special trap. Answering the same worried question again brings peace for a minute and makes the next
    question more likely. You can say: “I have answered that one, and I love you. Shall we walk?” It is best agreed
    beforehand, ideally with the therapist.</p>
    <p>When somebody hears or believes things that you do not, arguing about the facts rarely helps, and agreeing is not
    honest. There is a third way: speak to the feeling. “That sounds frightening. I do not hear it, but I am here with
    you.” Our page on <a href="/conditions/schizophrenia">schizophrenia</a> says more about what families can do.</p>
    <blockquote><p>You can stay near. You cannot feel better for somebody else.</p></blockquote>
    <h2>When they do not want help</h2>
    <p>Choose a calm hour, talk about one thing that troubles them rather than the thing that troubles you, and offer a
    first step so small that it is hard to refuse: one call, made together, speaker on. If the answer is no, leave the
    door open and try again. A no today can become a yes later.</p>
    <p>You can call a treatment center without them. We cannot tell you anything about a person without their consent, but
    we can listen, explain what exists, and help you decide what to say next.</p>
    <h2>When it is urgent</h2>
    <p>If you are afraid that somebody may end their life, ask directly: “Are you thinking about suicide?” Asking does not
    put the idea there. It often brings relief. Stay with them, move medication and firearms out of reach if that can be done safely, and ${call988} together.
    ${veterans} If they have already harmed themselves or danger is near, ${call911}. Say that it is a mental health emergency, and ask whether an officer with crisis
    training is available.</p>
    <h2>And you</h2>
    <p>People who care for others are often the last to notice that they have stopped sleeping, seeing friends or going to
    the dentist. You need not be at the end of your strength to ask for support. Three questions for an honest quarter of
    an hour:</p>
    <ol>
      <li>What do I do for them that they could do, perhaps badly, themselves?</li>
      <li>What did I use to do for myself, and which part of it could return this month?</li>
      <li>Who knows how this is for me?</li>
    </ol>
    <p>A limit is not a punishment. “I do not talk about this after ten at night” protects both of you, because it is
    something you can keep. Say it once, kindly, and keep it.</p>
    <p>Family sessions can help you find such sentences, together or alone: one person may begin. You can read about
    <a href="/therapies/family-systems">family systems therapy</a>, or <a href="/contact">write to us</a> with the
    question you have not been able to ask anybody.</p>
  `,
  image: 'blog-03.jpg',
  category: 'Families',
  tags: ['family', 'partners', 'boundaries', 'caregivers', 'crisis'],
  featured: true,
  publishedOn: '2026-08-21',
  author: 'ines-calloway',
  reviewedBy: 'teodor-lindqvist',
  reviewedOn: '2026-08-19',
  nextReviewOn: '2027-08-19',
  sources: [
    { label: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org/' },
    { label: 'SAMHSA: Find help and treatment', url: 'https://www.samhsa.gov/find-help' },
    { label: 'National Alliance on Mental Illness (NAMI)', url: 'https://www.nami.org/' },
  ],
  seo: {
    title: 'How to Support Someone You Love | Stillwater Gardens',
    description:
      'Supporting a partner, parent or child with a mental illness: what helps, what does not, what to do when it is urgent, and how to look after yourself.',
    keywords: ['family support', 'mental illness in the family', 'caregivers', 'boundaries'],
  },
};
