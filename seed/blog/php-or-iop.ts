import { call911, call988 } from '../crisis';
import { facts } from '../facts';
import { prose } from '../prose';
import type { SeedPost } from '../types';

export const phpOrIop: SeedPost = {
  slug: 'php-or-iop',
  title: 'PHP or IOP? How the two day programs differ',
  excerpt: 'What a week looks like in each, which questions decide, and how people move between them.',
  content: prose`
    <p>The letters are unhelpful. PHP stands for Partial Hospitalization Program, although nobody stays the night. IOP
    stands for Intensive Outpatient Program. Both are treatment by day, with evenings and nights at home. They differ in how many hours of care there are in a week.</p>
    <h2>What a week looks like</h2>
    <p>In our <a href="/programs#php">Partial Hospitalization Program</a> you are here from ${facts.php.days}, ${facts.php.hours}. There is individual therapy ${facts.php.individual}, group
    therapy ${facts.php.group}, a psychiatric visit ${facts.php.psychiatric}, a family session ${facts.php.family}, and
    lunch in the courtyard. It is the most support we offer.</p>
    <p>In the <a href="/programs#iop">Intensive Outpatient Program</a> you come ${facts.iop.days}, in the ${facts.iop.time}. There is group therapy ${facts.iop.group}, individual therapy
    ${facts.iop.individual}, and a family session ${facts.iop.family}. Many people work, study or look after children beside it.</p>
    <p>The rooms, the garden and the methods are the same. You keep your therapist if you move from one to the other.</p>
    <h2>Which one, then?</h2>
    <p>The name of a condition decides less than people expect. Two people with
    <a href="/conditions/depression">depression</a> may need quite different weeks. These questions decide more:</p>
    <ul>
      <li><strong>Safety.</strong> Can you keep yourself safe at home in the evening and at night, with a plan and somebody
      to call?</li>
      <li><strong>Ordinary days.</strong> Do you get up, wash, eat and answer messages on most days, or has that
      stopped?</li>
      <li><strong>What has been tried.</strong> Has weekly therapy been enough, or is the help gone before the next hour?</li>
      <li><strong>Change of medication.</strong> Does something new need to be watched closely?</li>
      <li><strong>Home.</strong> Is it a place where one can rest, or part of what makes you ill?</li>
      <li><strong>Duties.</strong> What can be set down for some weeks, and what cannot?</li>
    </ul>
    <p>If ordinary days have become very hard, or you are stepping down from a hospital, PHP is usually the better
    beginning. If you can manage daily life but an hour a week is not enough, IOP is. If you are not safe at home, neither is right yet. You need a hospital first, and we help people reach one.</p>
    <blockquote><p>The right amount of care is the amount you need this month, not the most there is.</p></blockquote>
    <h2>Moving between them</h2>
    <p>Few people stay at one level. Many begin with some weeks of PHP, then IOP, then a regular hour in
    <a href="/programs#outpatient">Outpatient</a> care. It also goes the other way, and that is not a failure. We look at the level together ${facts.review}, and you hear our reasons
    before anything changes.</p>
    <p>How long does it take? We do not sell packages. Several weeks at each level is usual, and we give an honest guess
    once we know you. What we can tell you at the outset is what would make us suggest the next step.</p>
    <h2>Work, school and money</h2>
    <p>Some people take medical leave for PHP; in the United States, the Family and Medical Leave Act protects the jobs of
    many employees during such a time. Ask your employer’s human resources office, or ask us what a letter needs to say.
    You decide what the letter mentions.</p>
    <p>Most insurers ask for approval before PHP or IOP begins, and may ask again as weeks go by. We check your benefits, explain what you would likely pay yourself, and put it in writing before you start. It is an
    estimate, not a guarantee; your plan decides. If a plan says no, there is usually a way to appeal. If you pay
    without insurance, you have the right to a Good Faith Estimate.</p>
    <h2>A good first question</h2>
    <p>You do not need to know which program you want when you call. Describe last Tuesday: when you rose, what you
    managed, how the evening went. An experienced nurse can tell a great deal from one day.
    <a href="/contact">Call or write to us</a> and we will take it from there.</p>
    <p>Our phone and our form are not for emergencies. If you cannot wait, ${call988}. If there is danger, ${call911}.</p>
  `,
  image: 'blog-04.jpg',
  category: 'Programs',
  tags: ['php', 'iop', 'levels of care', 'insurance'],
  featured: false,
  publishedOn: '2026-07-16',
  author: 'ruth-abara',
  reviewedBy: 'maren-oakes',
  reviewedOn: '2026-07-14',
  nextReviewOn: '2027-07-14',
  sources: [
    { label: 'SAMHSA: Find help and treatment', url: 'https://www.samhsa.gov/find-help' },
    {
      label: 'U.S. Department of Labor: Family and Medical Leave Act',
      url: 'https://www.dol.gov/agencies/whd/fmla',
    },
  ],
  seo: {
    title: 'PHP or IOP? How They Differ | Stillwater Gardens',
    description:
      'Partial hospitalization or intensive outpatient? What a week looks like, which questions decide, and how people move between the two programs.',
    keywords: ['PHP vs IOP', 'partial hospitalization', 'intensive outpatient', 'levels of care'],
  },
};
