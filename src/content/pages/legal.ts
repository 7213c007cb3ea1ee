import { definePage, heading, html } from '../element';

/** /privacy and /terms (spec §2 Footer): simple rich text pages. Keys are database field names. */
export const privacy = definePage({
  name: 'privacy',
  label: 'Privacy',
  path: '/privacy',
  envelope: 'data.content',
  sections: {
    hero: { label: 'Hero', elements: { pageTitle: heading('Page title', 'Privacy', { max: 80 }) } },
    body: {
      label: 'Text',
      elements: {
        text: html(
          'Text',
          `<p>This page says what this website does with data. It describes the software; it is not a notice of health privacy practices, which you receive from us separately when you become a patient.</p>
<h2>What you send us</h2>
<p>The contact form stores your name, your e-mail address, your telephone number if you give one, and your message in our database, together with the time it arrived. Only staff whose work it is to answer messages can read it. We do not sell it or use it for advertising.</p>
<p>The form is not encrypted health record software. Please do not send medical records, insurance numbers or details that you would rather say in person.</p>
<h2>What we do not collect</h2>
<p>These pages set no advertising or tracking cookies, contain no analytics scripts, and load no fonts, scripts or pictures from other companies.</p>
<h2>The map</h2>
<p>The contact page shows a drawn map. Only when you choose “Show the interactive map” does your browser load a map from another company, which then receives your internet address.</p>
<h2>Technical records</h2>
<p>To keep the site working and to limit abuse of the form, the server may keep short technical records, such as the time of a request and the internet address it came from. They do not contain the text of messages.</p>
<h2>Your questions</h2>
<p>To ask what we hold about you, or to have a message deleted, write to us or call; our address and telephone number stand at the foot of every page.</p>`,
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
  sections: {
    hero: { label: 'Hero', elements: { pageTitle: heading('Page title', 'Terms of Use', { max: 80 }) } },
    body: {
      label: 'Text',
      elements: {
        text: html(
          'Text',
          `<p>By reading this website you accept the few terms on this page.</p>
<h2>Not medical advice</h2>
<p>The pages describe conditions and treatments in general. They cannot take the place of an assessment by a clinician who knows you, and reading them or sending a message does not make you a patient of the center.</p>
<h2>Not for emergencies</h2>
<p>Messages sent through this website are not monitored around the clock. In crisis, call or text <a href="tel:988">988</a>. In an emergency, call <a href="tel:911">911</a>.</p>
<h2>Words and pictures</h2>
<p>The texts and pictures belong to the center or are used with permission. You may print or share pages for personal use.</p>
<h2>Links</h2>
<p>Some pages link to other websites. We choose them with care, but we do not control what they say or how they treat your data.</p>
<h2>Changes</h2>
<p>We may change these terms. The version on this page is the one that applies.</p>`,
        ),
      },
    },
  },
});
