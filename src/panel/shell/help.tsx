import Image, { type StaticImageData } from 'next/image';
import type { AdminViewServerProps } from 'payload';
import besideThePage from '@/assets/guide/beside-the-page.webp';
import editThisPage from '@/assets/guide/edit-this-page.webp';
import field from '@/assets/guide/field.webp';
import picture from '@/assets/guide/picture.webp';
import schedule from '@/assets/guide/schedule.webp';
import versions from '@/assets/guide/versions.webp';
import { PanelPage } from './panel-page';

/** Thumbnails of the panel, made by `npm run guide`. */
type Shown = { picture: StaticImageData; alt: string };

const HOW: readonly [question: string, answer: string, ...pictures: Shown[]][] = [
  [
    'Find the sentence that is wrong',
    'While you are signed in, a pencil appears over the text under your pointer or finger: it opens the field that has it, with a frame around it. Or select the sentence and choose “Edit this page” in the bar. “Search” at the top of the panel looks through all texts, pictures and messages.',
    { picture: editThisPage, alt: 'The public page, with the bar of staff at its foot' },
    { picture: field, alt: 'The form of the page, with a frame around the field' },
  ],
  [
    'Change a sentence',
    'Pages are under “Pages”, with one tab for each section in the order of the page. Gray words in a field are the default text: they are shown while the field is empty. What you write is kept as a draft after a second or two. “Publish changes” makes it public; open pages show it within five seconds.',
  ],
  [
    'See it before others do',
    '“Preview” opens the page as it will be. The eye beside it shows the page next to the form, as on a phone, a tablet and a desk. A colleague without an account sees the draft by a link: “Copy a link” beside the form. It works for a day; “End all links” ends it at once.',
    { picture: besideThePage, alt: 'The page beside its form' },
  ],
  [
    'Publish on Monday at nine',
    'Open the arrow beside “Publish changes” and choose “Publish later”. What is planned stands above the form, in the list and on the first page of this panel, and can be taken back in the same place. Times are the center’s.',
    { picture: schedule, alt: 'Choosing day and time' },
  ],
  [
    'Undo',
    'Open “Versions”. Each line says when and by whom. Open one to compare it, then “Bring this version back as a draft”, and publish. What was deleted is in the trash of its list.',
    { picture: versions, alt: 'The versions of a page, newest first' },
  ],
  [
    'Add a condition, a therapy or a post',
    'Open the list and choose “Create new”. The address is made from the title. Once published it appears in menus and lists; “Place” decides where.',
  ],
  [
    'Change an address',
    'Change “Address” beside the text and publish. The old address leads to the new one from then on.',
  ],
  [
    'Change a picture',
    'Put it into “Pictures and films” with a sentence that says what it shows, then choose it where it belongs. A picture that is still shown somewhere cannot be deleted; its page says where.',
    { picture, alt: 'A picture, with the places that show it' },
  ],
  [
    'Take a testimonial off the site',
    'Open “Pages”, “Home”, the tab “Testimonials”, tick “Withdrawn” at these words, and publish. A person’s words can be published only with the date of their written authorization and who has it.',
  ],
  [
    'Renew a license',
    'Open it under “Licenses and insurers”, change “Valid until”, and publish. What has expired is not shown on the site.',
  ],
  [
    'Change phone, address or hours',
    'They are in “Contact, header and footer”, on the tab “Contact details”, once for the whole site.',
  ],
  [
    'Answer the messages of the day',
    'Open “Messages”; the newest is first. Opening one marks it as read. “Reply by e-mail” opens your mail program; a phone number can be tapped. Then set the status to “Answered” and save. What a program has filled in stands under “Spam, set aside”.',
  ],
];

/** Answers to common questions, in the panel itself. */
export const Help = (props: AdminViewServerProps) => (
  <PanelPage {...props} title="How do I …?">
    <dl>
      {HOW.map(([question, answer, ...pictures]) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>
            {answer}
            {pictures.map((shown) => (
              <Image key={shown.alt} src={shown.picture} alt={shown.alt} unoptimized />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </PanelPage>
);
