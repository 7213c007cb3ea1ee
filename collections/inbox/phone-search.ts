import type { CollectionBeforeOperationHook, Where } from 'payload';
import { asList, asString, prop } from '@/content/json';

/**
 * Makes "5615550100", "(561) 555-0100" and "+1 561.555.0100" match each other: a search that is only a
 * telephone number matches its groups of digits, regardless of separators.
 */
export const searchPhones: CollectionBeforeOperationHook = ({ args }) =>
  'where' in args && args.where ? { ...args, where: inGroups(args.where) } : args;

function inGroups(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([key, value]) => {
      if (key === 'and' || key === 'or') return [key, asList(value).map((part) => inGroups(part as Where))];
      const words = key === 'phone' ? asString(prop(value, 'like')) : '';
      return [key, isPhone.test(words) ? { ...value, like: groupsOf(words) } : value];
    }),
  );
}

const isPhone = /^[+(]*\d[\d\s()+./-]*$/;

/** Groups of a US number: 561 555 0100, or 555 0100. Payload's `like` matches each word anywhere. */
function groupsOf(words: string) {
  const digits = words.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const groups = /^(\d{3})?(\d{3})(\d{4})$/.exec(digits);
  return groups ? groups.slice(1).filter(Boolean).join(' ') : words.trim();
}
