import { definePage, heading, html } from '../element';

/** /privacy and /terms (spec §2 Footer): simple rich text pages. Keys are database field names. */
export const privacy = definePage({
  name: 'privacy',
  label: 'Privacy',
  path: '/privacy',
  envelope: 'data.content',
  title: { from: 'hero.pageTitle' },
  thing: 'WebPage',
  sections: {
    hero: {
      label: 'Hero',
      isFixed: true,
      elements: { pageTitle: heading('Page title', 'Privacy', { max: 80 }) },
    },
    body: {
      label: 'Text',
      isFixed: true,
      elements: {
        text: html(
          'Text',
          // Prominent posting of the notice itself: 45 CFR 164.520(c)(3)(i). Its address is kept under Site layout.
          `<p>This page says what this website does with data. It describes the software. It is not our Notice of Privacy Practices.</p>
<h2>Notice of Privacy Practices</h2>
<p>Health care providers have a separate notice. It says how health records may be used and shared, when the law allows or requires that, and which rights you have. You can ask us for a copy at any time, also on paper. Where we have it online, it is linked at the foot of every page.</p>
<h2>What you send us</h2>
<p>The contact form stores your name, your e-mail address, your telephone number if you give one, and your message, with the time it arrived. Only staff whose work it is to answer messages can read it. We do not sell it or use it for advertising.</p>
<p>This website is not a patient portal. Please do not send medical records, insurance or member numbers, or anything that you would rather say in person.</p>
<h2>How long messages are kept, and where</h2>
<p>Messages are kept in this website’s own database, on the server that runs it. Copies may be in its backups for a time. We keep a message until it has been answered and is no longer needed. If you become a patient, what we need for your care goes into your health record, which has its own rules. You can ask us how long we keep messages, and you can ask us to delete yours sooner.</p>
<h2>When we may have to tell somebody</h2>
<p>We protect what you tell us. There are exceptions for safety and in the law, for example when somebody is in serious danger or a child may be hurt. Ask us about them before you share something that worries you.</p>
<h2>What we do not collect</h2>
<p>These pages set no advertising or tracking cookies. They contain no analytics scripts, and they load no fonts, scripts or pictures from other companies.</p>
<h2>The map</h2>
<p>The contact page shows a drawn map. Only when you choose “Show the interactive map” does your browser load a map from another company. That company then receives your internet address.</p>
<h2>Technical records</h2>
<p>To keep the site working and to limit abuse of the form, the server may keep short technical records, such as the time of a request and the internet address it came from. They do not contain the text of messages.</p>
<h2>Your questions</h2>
<p>To ask what we hold about you, or to have a message deleted, write to us through the <a href="/contact">contact page</a>.</p>`,
        ),
      },
    },
  },
});

export const terms = definePage({
  name: 'terms',
  label: 'Terms',
  path: '/terms',
  envelope: 'data.content',
  title: { from: 'hero.pageTitle' },
  thing: 'WebPage',
  sections: {
    hero: {
      label: 'Hero',
      isFixed: true,
      elements: { pageTitle: heading('Page title', 'Terms of Use', { max: 80 }) },
    },
    body: {
      label: 'Text',
      isFixed: true,
      elements: {
        text: html(
          'Text',
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
      },
    },
  },
});
