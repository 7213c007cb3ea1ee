import { MAKER_TESTS } from '@/content/words/maker-tests';
import { definePage, heading, html, paragraph, text, type PageView } from '../element';

const frame = { envelope: 'data.content', title: { from: 'hero.pageTitle' }, thing: 'WebPage' } as const;

const hero = (title: string) => ({
  label: 'Hero',
  isFixed: true as const,
  elements: { pageTitle: heading('Page title', title, { max: 80 }) },
});

const body = (words: string, options?: { help: string }) => ({
  label: 'Text',
  isFixed: true as const,
  elements: { text: html('Text', words, options) },
});

/** The date a text took effect, and the previous text, which Payload's versions keep. */
const history = () => ({
  label: 'In force since',
  isFixed: true as const,
  elements: {
    inForceSince: text('In force since', '', {
      max: 40,
      help: 'For example: November 23, 2026. If empty, the day on which a changed text is published is entered automatically.',
    }),
    formerText: html('The former text', '', {
      help: 'Visitors can open it below the text. A changed text that is published puts the one before it here.',
    }),
  },
});

/** The legal pages in the footer (spec §2 Footer): simple rich text pages. Keys are database field names. */
export const privacy = definePage({
  name: 'privacy',
  label: 'Privacy',
  path: '/privacy',
  ...frame,
  sections: {
    hero: hero('Privacy'),
    body: body(
      // 45 CFR 164.520(c)(3)(i): prominent posting of the notice. Its address is stored in the site
      // layout.
      `<p>This page says what this website does with data. It describes the software. It is not our Notice of Privacy Practices.</p>
<h2>Notice of Privacy Practices</h2>
<p>Health care providers have a separate notice. It says how health records may be used and shared, when the law allows or requires that, and which rights you have. You can ask us for a copy at any time, also on paper. Its page is our <a href="/privacy-practices">Notice of Privacy Practices</a>.</p>
<h2>What you send us</h2>
<p>The contact form stores your name, your e-mail address, your telephone number if you give one, and your message, with the time it arrived. Only staff whose work it is to answer messages can read it. We do not sell it or use it for advertising.</p>
<p>This website is not a patient portal. Please do not send medical records, insurance or member numbers, or anything that you would rather say in person.</p>
<h2>Where messages are kept</h2>
<p>Messages are kept in this website’s own database. Copies may be in its backups for a time. If you become a patient, what we need for your care goes into your health record, which has its own rules.</p>
<h2>When we may have to tell somebody</h2>
<p>We protect what you tell us. There are exceptions for safety and in the law, for example when somebody is in serious danger or a child may be hurt. Ask us about them before you share something that worries you.</p>
<h2>What we do not collect</h2>
<p>These pages set no advertising or tracking cookies. They contain no analytics scripts, and they load no fonts, scripts or pictures from other companies.</p>
<h2>The map</h2>
<p>Where the contact page has a map, it is a drawing at first. Only when you choose “Show the interactive map” does your browser load a map from another company. That company then receives your internet address.</p>
<h2>Technical records</h2>
<p>To keep the site working and to limit abuse of the form, the server may keep short technical records, such as the time of a request and the internet address it came from. They do not contain the text of messages.</p>
<h2>Your questions</h2>
<p>To ask what we hold about you, or to have a message deleted, write to us through the <a href="/contact">contact page</a>.</p>`,
    ),
    history: history(),
  },
});

export const terms = definePage({
  name: 'terms',
  label: 'Terms',
  path: '/terms',
  ...frame,
  sections: {
    hero: hero('Terms of Use'),
    body: body(
      // The estimate: 45 CFR 149.610; disputes from $400 above it: 45 CFR 149.620.
      `<p>By reading this website you accept the few terms on this page.</p>
<h2>Not medical advice</h2>
<p>The pages describe conditions and treatments in general. They cannot take the place of an assessment by a clinician who knows you. Reading them or sending a message does not make you a patient of the center.</p>
<h2>Not for emergencies</h2>
<p>Messages sent through this website are not watched day and night. In crisis, call or <a href="sms:988">text</a> <a href="tel:988">988</a>. In an emergency, call <a href="tel:911">911</a>.</p>
<h2>Not a patient portal</h2>
<p>The contact form is for first questions. It is not the place for medical records, test results, refills or changes to an appointment today.</p>
<h2>Your right to a Good Faith Estimate</h2>
<p>If you have no health insurance, or do not use it for a service, you have the right to an estimate of what your care will cost.</p>
<ul>
<li>You can ask for a Good Faith Estimate before you schedule a service. You then get it in writing within three business days.</li>
<li>If you schedule at least three business days ahead, you get it within one business day. If you schedule at least ten business days ahead, you get it within three business days.</li>
<li>If you are billed $400 or more above your estimate, you can dispute the bill.</li>
<li>Keep a copy or a picture of your estimate.</li>
</ul>
<p>You can read more at <a href="https://www.cms.gov/nosurprises">cms.gov/nosurprises</a>, or call <a href="tel:+18009853059">1-800-985-3059</a>.</p>
<h2>Words about insurance</h2>
<p>What this website or our staff say about insurance is an estimate, not a guarantee. Your plan decides.</p>
<h2>Words and pictures</h2>
<p>The texts and pictures belong to the center or are used with permission. You may print or share pages for personal use.</p>
<h2>Links</h2>
<p>Some pages link to other websites. We do not control what they say or how they treat your data.</p>
<h2>Changes</h2>
<p>We may change these terms. The version on this page is the one that applies.</p>`,
    ),
    history: history(),
  },
});

/**
 * The center's Notice of Privacy Practices, which 45 CFR 164.520(c)(3)(i) requires prominently on its
 * website. Only the center can write it; until then the page says how to get it.
 */
export const privacyPractices = definePage({
  name: 'privacy-practices',
  label: 'Notice of Privacy Practices',
  path: '/privacy-practices',
  ...frame,
  sections: {
    hero: hero('Notice of Privacy Practices'),
    body: body(
      `<p>The notice itself is not posted here yet; ask us for it.</p>
<p>Our Notice of Privacy Practices says how health information about you may be used and shared, and how you can get access to it.</p>
<h2>How to get the notice</h2>
<p>Ask us for it at any time, on paper or by e-mail. You do not have to be a patient, and you do not have to say why. How to reach us is on the <a href="/contact">contact page</a>.</p>
<h2>This website</h2>
<p>What this website itself stores is said on the page <a href="/privacy">Privacy</a>.</p>
<h2>If you have a complaint</h2>
<p>If you believe that your privacy rights were not respected, tell us. You can also write to the <a href="https://www.hhs.gov/hipaa/filing-a-complaint/index.html">U.S. Department of Health and Human Services</a>. Nobody may treat you worse because you complain.</p>`,
      {
        help: 'Put your own notice here, as your counsel has approved it. The law asks for certain sentences and for the day from which it is in effect: 45 CFR 164.520(b).',
      },
    ),
  },
});

/**
 * The Good Faith Estimate page: 45 CFR 149.610(b)(1)(iii) requires it prominently on the website. The rights
 * are the same for every center (45 CFR 149.610, 149.620); the center writes how to ask for an estimate.
 */
export const goodFaithEstimate = definePage({
  name: 'good-faith-estimate',
  label: 'Good Faith Estimate',
  path: '/good-faith-estimate',
  ...frame,
  sections: {
    hero: hero('Good Faith Estimate'),
    body: body(
      `<p>How we give an estimate is not posted here yet; ask us.</p>
<h2>Your rights</h2>
<p>If you have no health insurance, or do not use it for a service, you have the right to an estimate of what your care will cost. It is called a Good Faith Estimate.</p>
<ul>
<li>You can ask any provider for it before you schedule a service. You then get it in writing within three business days.</li>
<li>If you schedule at least three business days ahead, you get it within one business day. If you schedule at least ten business days ahead, you get it within three business days.</li>
<li>If you are billed $400 or more above your estimate, you can dispute the bill.</li>
<li>Keep a copy or a picture of your estimate.</li>
</ul>
<h2>How to ask us</h2>
<p>How to reach us is on the <a href="/contact">contact page</a>.</p>
<h2>More</h2>
<p>You can read more at <a href="https://www.cms.gov/nosurprises">cms.gov/nosurprises</a>, or call <a href="tel:+18009853059">1-800-985-3059</a>.</p>`,
      {
        help: 'Say who gives the estimate, and how to ask for it. As soon as the words are your own the footer of every page links to it.',
      },
    ),
  },
});

/**
 * For centers that take federal money: the notice of nondiscrimination (45 CFR 92.10) and of language help
 * (45 CFR 92.11). Only the center knows its coordinator and languages. Complaints:
 * https://www.hhs.gov/civil-rights/filing-a-complaint/index.html.
 */
export const nondiscrimination = definePage({
  name: 'nondiscrimination',
  label: 'Nondiscrimination and language help',
  path: '/nondiscrimination',
  ...frame,
  sections: {
    hero: hero('Nondiscrimination and Language Help'),
    body: body(
      `<p>A notice of nondiscrimination and language help is not posted here yet; ask us.</p>
<h2>If you need help to understand us</h2>
<p>Tell us which language you speak, or what helps you to read, hear or speak. Ask us what we can do. How to reach us is on the <a href="/contact">contact page</a>.</p>
<h2>If you were treated worse</h2>
<p>Tell us if you believe that you were treated worse because of your race, color, national origin, sex, age or disability. You can also write to the <a href="https://www.hhs.gov/civil-rights/filing-a-complaint/index.html">Office for Civil Rights</a> of the U.S. Department of Health and Human Services, or call <a href="tel:+18003681019">1-800-368-1019</a>.</p>`,
      {
        help: 'Put your own notice here, and the notice of language help in the languages of your state: 45 CFR 92.10 and 92.11. As soon as the words are your own the footer of every page links to it.',
      },
    ),
  },
});

/** The pages that the footer links to once the center has written them. */
export const POSTED_WHEN_OWN = [goodFaithEstimate, nondiscrimination] as const;

/**
 * The accessibility statement, in the order of the W3C's model: standard, how it is tested, known gaps,
 * reporting.
 */
export const accessibility = definePage({
  name: 'accessibility',
  label: 'Accessibility',
  path: '/accessibility',
  ...frame,
  sections: {
    hero: hero('Accessibility'),
    body: body(
      // Deadlines: 45 CFR 84.84(b), as changed by 91 FR 25496 (May 11, 2026). The sentence names both cases,
      // so that it is true of every center.
      `<p>Everybody should be able to use this website, also on a hard day, with a screen reader, with a keyboard alone, or with large text.</p>
<h2>Our standard</h2>
<p>We aim for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.</p>
<p>Federal rules ask for WCAG 2.1, level AA, where a provider takes money from the U.S. Department of Health and Human Services. The date is May 11, 2027. For fewer than fifteen employees it is May 10, 2028.</p>
<h2>What the makers of the software test</h2>
<ul>
<li>${MAKER_TESTS.version}, and every change since: a program checks every kind of page, at several widths.</li>
<li>Menus, forms and large pictures are used with a keyboard alone.</li>
<li>Pages are tried with large text, with high contrast, and with motion turned off.</li>
<li>People last tried a screen reader on ${MAKER_TESTS.byPeople}.</li>
</ul>
<h2>What we have tested ourselves</h2>
<p>We have not tested this website ourselves yet. Our own words, pictures and documents may have faults that no program finds.</p>
<h2>Known gaps</h2>
<ul>
<li>If the contact page has an interactive map, it comes from another company. The address stands beside it in words.</li>
<li>Sites that we link to are not ours. Some of them may be harder to use.</li>
<li>No outside auditor has checked this website. Not every screen reader and browser has been tried.</li>
</ul>`,
      {
        help: 'Keep the list of known gaps true, and say what you have tested yourselves, and when. If you take money of the Department of Health and Human Services, say which of the two dates is yours.',
      },
    ),
    report: {
      label: 'Reporting',
      isFixed: true,
      elements: {
        sectionHeading: heading('Heading', 'Tell us what does not work'),
        paragraph: paragraph(
          'Paragraph',
          'Tell us which page it was, and what you wanted to do. If you like, say which device or program you use. You can also ask for the words of a page in another form.',
        ),
        responseTime: text('When you answer', 'as soon as we can', {
          max: 80,
          help: 'The end of the sentence “We answer …”, for example: within two business days.',
        }),
      },
    },
    history: history(),
  },
});

/** The props of each section of the page. */
export type AccessibilityView = PageView<typeof accessibility>;
