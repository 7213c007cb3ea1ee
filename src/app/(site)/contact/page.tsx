import type { Metadata } from 'next';
import { FormAnswerProvider } from '@/contact/form/form-answer-context';
import { contact } from '@/content/schema/pages/contact';
import * as reads from '@/content/endpoints/endpoints';
import { SentView } from '@/sections/contact/sent-view';
import { AnsweredView, answeredTitle } from '@/sections/contact/answered-view';
import { viewOf } from '@/server/content-api/prefetch';
import { contactView } from '@/sections/contact/contact-page';
import { fixedPage } from '../fixed-page';
import { givenAnswer } from './form-answer';

const page = fixedPage(contact, contactView);

export async function generateMetadata(): Promise<Metadata> {
  const [metadata, answer] = await Promise.all([page.generateMetadata(), givenAnswer()]);
  return answer && answer.language !== 'en'
    ? { ...metadata, title: answeredTitle(answer.language) }
    : metadata;
}

export default async function Contact() {
  const answer = await givenAnswer();
  const { footer } = await viewOf(reads.layout);
  if (answer && 'isCrisis' in answer)
    return <SentView variant="main" footer={footer} isCrisis language={answer.language} />;
  return (
    <FormAnswerProvider value={answer}>
      {answer && answer.language !== 'en' ? (
        <AnsweredView footer={footer} language={answer.language} />
      ) : (
        <page.Page />
      )}
    </FormAnswerProvider>
  );
}
