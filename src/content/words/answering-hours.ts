const TIME = String.raw`(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\.?`;
const WEEKDAYS = new RegExp(
  String.raw`^(?:mon(?:day)? ?(?:-|–|to|through) ?fri(?:day)?|weekdays),?:? ${TIME} ?(?:-|–|to) ?${TIME}$`,
  'i',
);
const MAX_LENGTH = 60;

/**
 * When staff answer, in one short sentence made from the opening hours: "We answer weekdays 9–6." Other hours
 * are repeated as written; without hours, or with long ones, it promises nothing.
 */
export function answeringHours(hours: string): string {
  const line = hours.replace(/\s+/g, ' ').trim();
  const [, from, fromMinutes, fromHalf, to, toMinutes, toHalf] = WEEKDAYS.exec(line) ?? [];
  if (from && to) {
    const isPlain = fromHalf?.toLowerCase() === 'a' && toHalf?.toLowerCase() === 'p';
    const time = (hour: string, minutes = '00', half = '') =>
      `${Number(hour)}${minutes === '00' ? '' : `:${minutes}`}${isPlain ? '' : ` ${half.toUpperCase()}M`}`;
    return `We answer weekdays ${time(from, fromMinutes, fromHalf)}–${time(to, toMinutes, toHalf)}.`;
  }
  return line && line.length <= MAX_LENGTH ? `We answer: ${line.replace(/\.$/, '')}.` : '';
}
