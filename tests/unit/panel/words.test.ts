import { describe, expect, test } from '@jest/globals';
import { plainSentence } from '@/panel/payload-patches/untranslated';
import { panelWords } from '../../../collections/admin/panel-words';
import { InboxSettings } from '../../../globals/inbox-settings';
import { SiteLayout } from '../../../globals/site-layout';
import { accountFields } from '../../../collections/staff/fields';
import { Blog } from '../../../collections/blog';
import { Conditions } from '../../../collections/conditions';
import { Therapies } from '../../../collections/therapies';
import { pageSchemas } from '@/content/schema/schemas';

describe('the words of the panel', () => {
  test('a picture that was not saved is called a picture', () => {
    expect(plainSentence('Failed to save 1 files')).toBe('The picture was not saved');
    expect(plainSentence('Failed to save 3 files')).toBe('3 pictures were not saved');
    expect(plainSentence('Successfully saved 1 files')).toBe('The picture was saved');
    expect(plainSentence('Published')).toBe('Published');
  });

  test('the name of a collection is small in the middle of a sentence', () => {
    expect(plainSentence('Move 10 Articles to the trash?')).toBe('Move 10 articles to the trash?');
    expect(plainSentence('Delete 2 Pictures and films?')).toBe('Delete 2 pictures and films?');
    expect(plainSentence('Move Anxiety to the trash?')).toBe('Move Anxiety to the trash?');
  });

  test('the panel says “sign in”, and not “revert” for drafts', () => {
    const said = JSON.stringify(panelWords);
    expect(said).not.toMatch(/\blog(?:ged)? ?(?:in|out)\b(?!":)|\bLogin\b|\bemail\b(?!":)|revert to saved/);
    expect(panelWords.authentication.login).toBe('Sign in');
    expect(panelWords.version.confirmRevertToSaved).toBe('Discard changes?');
    expect(panelWords.version.schedulePublish).toBe('Publish later');
  });

  test('lists and settings have names of their content', () => {
    expect(SiteLayout.label).toBe('Contact, header and footer');
    expect(Blog.labels).toEqual({ singular: 'Article', plural: 'Articles' });
    expect(JSON.stringify(InboxSettings.fields)).toContain('Delete automatically');
  });

  test('a page has a top and a footer, no head and no foot, and links go, not lead, there', () => {
    const said = sentencesOf([SiteLayout, Conditions, Therapies, pageSchemas]);
    expect(said).toContain('One or two sentences for cards and the top of the page.');
    expect(
      said.filter((words) => /head of the page|foot of every|footer? of every page leads/.test(words)),
    ).toEqual([]);
  });

  test('telephone, mail and erasing are called phone, e-mail and deleting', () => {
    const said = sentencesOf([SiteLayout, InboxSettings]);
    expect(said).toContain('Phone');
    expect(accountFields.find((field) => 'name' in field && field.name === 'email')).toMatchObject({
      label: 'E-mail',
    });
    expect(
      said.filter((words) => /telephone|(?<!-)\bmail\b(?! server)|\bemail\b|\berase/i.test(words)),
    ).toEqual([]);
  });
});

/** The labels, descriptions and choices of a form. */
function sentencesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sentencesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    typeof part !== 'string'
      ? sentencesOf(part)
      : ['label', 'description', 'help'].includes(key)
        ? [part]
        : [],
  );
}
