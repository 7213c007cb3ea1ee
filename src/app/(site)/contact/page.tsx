import { CRISIS_ANSWER } from '@/contact/rules/form-answer';
import { FormAnswerProvider } from '@/contact/form/form-answer-context';
import { contact } from '@/content/schema/pages/contact';
import * as reads from '@/content/endpoints/endpoints';
import { SentView } from '@/sections/contact/sent-view';
import { viewOf } from '@/server/content-api/prefetch';
import { contactView } from '@/sections/contact/contact-page';
import { fixedPage } from '../fixed-page';
import { givenAnswer } from './form-answer';

const page = fixedPage(contact, contactView);

export const generateMetadata = page.generateMetadata;

export default async function Contact() {
  const answer = await givenAnswer();
  if (answer === CRISIS_ANSWER) {
    const { footer } = await viewOf(reads.layout);
    return <SentView variant="main" footer={footer} isCrisis />;
  }
  return (
    <FormAnswerProvider value={answer}>
      <page.Page />
    </FormAnswerProvider>
  );
}
