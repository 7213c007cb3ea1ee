import type { Metadata } from 'next';
import { FormAnswerProvider } from '@/contact/form/form-answer-context';
import { contact } from '@/content/schema/pages/contact';
import * as endpoints from '@/content/endpoints/endpoints';
import { SentView } from '@/sections/contact/sent-view';
import { AnsweredView, answeredTitle } from '@/sections/contact/answered-view';
import { givenAnswer } from '@/services/http/given-answer';
import { viewOf } from '@/server/content-api/prefetch';
import { contactView } from '@/sections/contact/contact-page';
import { fixedPage } from '../fixed-page';

const page = fixedPage(contact, contactView);

export async function generateMetadata(): Promise<Metadata> {
  const [metadata, answer] = await Promise.all([page.generateMetadata(), givenAnswer()]);
  return answer && answer.language !== 'en'
    ? { ...metadata, title: answeredTitle(answer.language) }
    : metadata;
}

export default async function Contact() {
  const answer = await givenAnswer();
  if (!answer || (answer.language === 'en' && 'values' in answer))
    return (
      <FormAnswerProvider value={answer}>
        <page.Page />
      </FormAnswerProvider>
    );
  const { footer } = await viewOf(endpoints.layout);
  const { language } = answer;
  return 'values' in answer ? (
    <FormAnswerProvider value={answer}>
      <AnsweredView footer={footer} language={language} />
    </FormAnswerProvider>
  ) : (
    <SentView variant="main" footer={footer} isCrisis language={language} />
  );
}
