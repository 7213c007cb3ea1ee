import { sayIn, type Language } from '@/content/languages/languages';
import { blockKinds, type BlockOf, type BlockView } from '@/content/schema/extra-pages';
import type { LayoutView } from '@/content/views/site-layout';
import type { TeamMember } from '@/content/views/team';
import type { Ground } from '@/components/ui/section';
import { ContactSection } from '../shared/contact-section';
import { Cards } from './cards';
import { Facts } from './facts';
import { People, shownOf } from './people';
import type { Placed } from './placed';
import { Questions } from './questions';
import { Steps } from './steps';
import { TextBlock } from './text-block';
import { TextWithPicture } from './text-with-picture';

type BlockProps = Omit<Placed, 'ground' | 'edit'> & {
  block: BlockView;
  team: TeamMember[];
  footer: LayoutView['footer'];
  language?: Language;
};

export function Block({ block, team, footer, id, isContinued, language = 'en' }: BlockProps) {
  const placed = { id, edit: block.edit, ground: GROUNDS[block.kind], isContinued };
  switch (block.kind) {
    case 'text':
      return <TextBlock {...block} {...placed} />;
    case 'picture':
      return <TextWithPicture {...block} {...placed} />;
    case 'steps':
      return <Steps {...block} {...placed} />;
    case 'questions':
      return <Questions {...block} {...placed} />;
    case 'cards':
      return <Cards {...block} {...placed} />;
    case 'facts':
      return <Facts {...block} {...placed} />;
    case 'people':
      return <People {...block} {...placed} team={team} say={sayIn(language)} />;
    case 'contact':
      return (
        <ContactSection
          {...inWords(block, language)}
          footer={footer}
          language={language}
          className={isContinued ? 'pb-0!' : undefined}
        />
      );
    default:
      return block satisfies never;
  }
}

/** The built-in words of an empty field, in the language of the page. */
function inWords(block: BlockOf<'contact'>, language: Language) {
  const { heading, paragraph } = blockKinds.contact.elements;
  const say = sayIn(language);
  return {
    ...block,
    ...(block.heading === heading.fallback ? { heading: say('Talk with someone who will listen') } : {}),
    ...(block.paragraph === paragraph.fallback
      ? { paragraph: say('Write a few words, for yourself or for someone you love.') }
      : {}),
  };
}

const GROUNDS: Record<BlockView['kind'], Ground> = {
  text: 'paper',
  picture: 'paper',
  steps: 'mist',
  questions: 'paper',
  cards: 'mist',
  facts: 'paper',
  people: 'sand',
  contact: 'paper',
};

export const groundOf = (block: BlockView | undefined) => block && GROUNDS[block.kind];

/** A block without anything to show leaves no empty space. */
export function hasContent(block: BlockView, team: readonly TeamMember[]): boolean {
  switch (block.kind) {
    case 'text':
      return block.text !== '';
    case 'picture':
      return block.text !== '' || block.image !== null;
    case 'steps':
      return block.steps.length > 0;
    case 'questions':
      return block.questions.length > 0;
    case 'cards':
      return block.cards.length > 0;
    case 'facts':
      return block.facts.length > 0;
    case 'people':
      return shownOf(block.members, team).length > 0;
    case 'contact':
      return true;
    default:
      return block satisfies never;
  }
}
