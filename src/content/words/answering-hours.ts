const TIME = String.raw`(\d{1,2})(?::(\d{2}))? ?([ap])\.?m\.?`;
const WEEKDAYS = new RegExp(
  String.raw`^(?:mon(?:day)? ?(?:-|–|to|through) ?fri(?:day)?|weekdays),?:? ${TIME} ?(?:-|–|to) ?${TIME}$`,
  'i',
);
const MAX_LENGTH = 60;

/**
 * When somebody answers, in one short sentence made from the opening hours: "We answer weekdays 9–6." Hours that are
 * no plain weekdays are repeated as they are written; where there are none, or long ones, nothing is promised.
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
