import { prose } from '../prose';
import type { SeedPost } from '../types';

export const mindfulnessWithoutSittingStill: SeedPost = {
  slug: 'mindfulness-without-sitting-still',
  title: 'Mindfulness for people who dislike sitting still',
  excerpt: 'Short practices that can be done standing, walking or washing dishes.',
  content: prose`
    <p>Every skills group has somebody who looks at the cushions and then at the door. This is written for that person.
    There is nothing wrong with you, and you do not have to sit.</p>
    <p>Mindfulness means noticing what is happening while it happens, without hurrying to judge it. Stillness is one way to practice. For restless minds it is often the hardest one.</p>
    <h2>Why it can be worth trying anyway</h2>
    <p>Mindfulness-based programs have been studied most for stress, <a href="/conditions/anxiety">anxiety</a> and
    depression that keeps coming back. Results are moderate and real. For <a href="/conditions/adhd">ADHD</a> the research
    is younger and the benefit seems smaller; some people find it useful beside other treatment. Nobody should be told
    that it replaces medication or therapy they need.</p>
    <h2>Four practices on your feet</h2>
    <h3>The doorway</h3>
    <p>Choose one door that you use every day. Each time you pass it, feel the handle, feel one foot, and take one breath
    before you go through. It takes three seconds. After a week many people notice that they rush through fewer doors.</p>
    <h3>Washing dishes</h3>
    <p>Warm water, weight of the plate, sound of the faucet. When your thoughts leave, and they will, come back to the
    plate in your hand. That return is the exercise. Leaving a hundred times means a hundred repetitions.</p>
    <h3>Walking with a count</h3>
    <p>Walk at your usual pace and count steps from one to ten, then begin again. If you find yourself at forty-three,
    smile and start at one. In our garden people do this on the path to the archway and back, which is about two
    minutes.</p>
    <h3>Five, four, three</h3>
    <p>Standing in a line or waiting for a page to load: five things you can see, four you can feel, three you can hear.
    It suits moments when the alarm is already rising, because it gives attention a job.</p>
    <blockquote><p>Noticing that you were elsewhere is not the failure of the practice. It is the practice.</p></blockquote>
    <h2>Rules that help restless people</h2>
    <ul>
      <li><strong>Begin absurdly small.</strong> One minute, tied to something you already do.</li>
      <li><strong>Keep your eyes open.</strong> Many find it steadier, above all after trauma.</li>
      <li><strong>Move on purpose.</strong> Scratch, stretch, stand up; only notice that you are about to.</li>
      <li><strong>Do not rate it.</strong> “Boring” is something you noticed, like any other thing.</li>
      <li><strong>Do it in company.</strong> A group at a fixed hour is easier to keep up than an app.</li>
    </ul>
    <h2>When to stop</h2>
    <p>For a few people, attention to the body brings panic, numbness or memories they did not invite. If that happens,
    open your eyes, look around, move, and leave it for today. It does not mean that you are doing it wrong. Tell a
    therapist before you go on; there are ways to practice that stay with sounds or with the floor under your feet.</p>
    <p>And if you are in the middle of a very bad time, mindfulness is not the first thing to reach for. Sleep, food,
    company and treatment come before it.</p>
    <h2>A week for skeptics</h2>
    <ol>
      <li>Monday to Wednesday: the doorway, and nothing else.</li>
      <li>Thursday and Friday: add one plate.</li>
      <li>Saturday: ten minutes of walking with a count.</li>
      <li>Sunday: ask yourself whether any moment of the week felt different. If not, you have lost about fifteen minutes.</li>
    </ol>
    <p>If something in it appealed to you, read about <a href="/therapies/mindfulness-therapy">mindfulness therapy</a>
    here. You will be asked how you would like to practice before anybody hands you a cushion.</p>
  `,
  image: 'blog-06.jpg',
  category: 'Therapies',
  tags: ['mindfulness', 'practice', 'adhd'],
  featured: false,
  publishedOn: '2026-05-08',
  author: 'june-tanaka',
  reviewedBy: 'teodor-lindqvist',
  reviewedOn: '2026-05-06',
  nextReviewOn: '2027-05-06',
  sources: [
    {
      label: 'NCCIH: Meditation and Mindfulness: Effectiveness and Safety',
      url: 'https://www.nccih.nih.gov/health/meditation-and-mindfulness-effectiveness-and-safety',
    },
    { label: 'APA: Mindfulness', url: 'https://www.apa.org/topics/mindfulness' },
  ],
  seo: {
    title: 'Mindfulness Without Sitting Still | Stillwater Gardens',
    description:
      'Four short mindfulness practices for restless people, to be done standing, walking or washing dishes, and an honest word on what they can and cannot do.',
    keywords: ['mindfulness', 'mindfulness for ADHD', 'walking meditation', 'short practices'],
  },
};
