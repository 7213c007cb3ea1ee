import { call988 } from '../crisis';
import { prose } from '../prose';
import type { SeedPost } from '../types';

export const whenSleepWillNotCome: SeedPost = {
  slug: 'when-sleep-will-not-come',
  title: 'When sleep will not come: what helps, and what to leave out',
  excerpt: 'Six habits with research behind them, and two popular ones without.',
  content: prose`
    <p>Sleep is one of the few things that get worse the harder we try. Most advice about it is meant well and adds to the trying. So here is a short list.</p>
    <p>These habits come from cognitive behavioral therapy for insomnia, CBT-I for short. It is recommended as the first
    treatment for lasting insomnia, before sleeping pills, and it works for many people who have slept badly for years.</p>
    <h2>Six habits worth the trouble</h2>
    <ol>
      <li><strong>Get up at the same time.</strong> Every day, weekends included, whatever the night was like. This one
      habit sets the clock for all the others.</li>
      <li><strong>Go to bed when you are sleepy.</strong> Sleepy is heavy eyelids. Tired is something else, and tired
      people can lie awake for hours.</li>
      <li><strong>Leave the bed when you are wide awake.</strong> After what feels like twenty minutes, sit somewhere dim
      with something dull, and return when sleepiness does.</li>
      <li><strong>Keep the bed for sleep.</strong> And for sex. Not for mail, news, or lying there thinking.</li>
      <li><strong>Let light in early, and keep it low late.</strong> Go outdoors for ten minutes after waking. Daylight is far brighter than indoor light, even under clouds.</li>
      <li><strong>Give worry an hour of its own.</strong> In the late afternoon, on paper: what is on your mind, and the
      next small step. At night the answer is that it has been written down.</li>
    </ol>
    <p>The third is the least pleasant and among the most effective. The bed learns from you what it is for. If it is
    the place where you struggle, it will wake you up.</p>
    <h2>Two popular ones to leave out</h2>
    <p><strong>A glass of wine.</strong> Alcohol brings sleep sooner and then breaks it in the second half of the night,
    just where it is thin already. It is also a poor companion for low mood and for many medicines.</p>
    <p><strong>Watching the score.</strong> Trackers estimate sleep stages loosely, and a bad number at seven in the
    morning can spoil a day that would have been fine. If the number makes you anxious, take it off for two weeks.</p>
    <blockquote><p>You are not being graded. A poor night is unpleasant, and most bodies deal with it better than we
    fear.</p></blockquote>
    <h2>When these habits are not enough</h2>
    <p>A method called sleep restriction, part of CBT-I, shortens the time in bed for a while so that sleep becomes
    deeper, and then lengthens it again. It works well and should be done with guidance: it can make you too sleepy to
    drive at first, and it is not for everyone. People who live with <a href="/conditions/bipolar">bipolar disorder</a>,
    epilepsy, or who sleepwalk should not try it alone, because lost sleep can set off an episode or a seizure.</p>
    <p>Sleeping pills have a place, usually for a short time and a clear reason. If you already take them, do not stop
    suddenly. Bring them to the first appointment, together with anything from the supplement shelf, and let a prescriber
    make a plan with you.</p>
    <h2>When it is not only sleep</h2>
    <p>Loud snoring with pauses, legs that will not lie still, nightmares that replay something that happened, or pain
    that wakes you are reasons to see a doctor rather than to improve your habits. The same is true when poor sleep comes
    with <a href="/conditions/depression">depression</a> or <a href="/conditions/anxiety">anxiety</a>. They feed each
    other, and both sides can be treated at once.</p>
    <p>And one sign that is often missed: sleeping three or four hours for several nights and feeling wonderful. That is
    not a gift. Please call somebody who knows you, and a clinician.</p>
    <h2>A first week</h2>
    <p>Choose the getting-up time and keep it for seven days. Add nothing else. On a sheet beside the bed, note roughly
    when you lay down, when you slept and when you rose, and do not look at the clock to make it exact. If little has
    changed after three or four weeks of steady practice, ask for help: CBT for insomnia usually takes about six
    sessions, and we offer it in our <a href="/programs#outpatient">Outpatient program</a>.</p>
    <p>The nights can be the loneliest part of being unwell. If you have thoughts of death or suicide at night, ${call988}. Somebody is awake there at three in the morning.</p>
  `,
  image: 'blog-02.jpg',
  category: 'Sleep',
  tags: ['sleep', 'insomnia', 'routine'],
  featured: false,
  publishedOn: '2026-10-30',
  author: 'ruth-abara',
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-10-28',
  nextReviewOn: '2027-10-28',
  sources: [
    { label: 'NHLBI: Insomnia', url: 'https://www.nhlbi.nih.gov/health/insomnia' },
    { label: 'CDC: Sleep', url: 'https://www.cdc.gov/sleep/' },
  ],
  seo: {
    title: 'When Sleep Will Not Come | Stillwater Gardens',
    description:
      'Six sleep habits from cognitive behavioral therapy for insomnia, two popular ones to leave out, and the signs that it is time to see somebody.',
    keywords: ['insomnia', 'CBT-I', 'sleep habits', 'sleep and anxiety'],
  },
};
