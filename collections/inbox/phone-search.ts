import type { CollectionBeforeOperationHook, Where } from 'payload';
import { asList, asString, prop } from '@/content/json';

/**
 * "5615550100", "(561) 555-0100" and "+1 561.555.0100" find one another: a search that is nothing but a telephone number
 * asks for its groups of digits, whatever stands between them.
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

/** As numbers are written here: 561 555 0100, or 555 0100. Payload's `like` wants each word anywhere. */
function groupsOf(words: string) {
  const digits = words.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const groups = /^(\d{3})?(\d{3})(\d{4})$/.exec(digits);
  return groups ? groups.slice(1).filter(Boolean).join(' ') : words.trim();
}
