/** A telephone number as a `tel:` link; ten digits are North American. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const isInternational = phone.trim().startsWith('+') || digits.length > 10;
  return `tel:${isInternational ? '+' : digits.length === 10 ? '+1' : ''}${digits}`;
}
