/** Numbers reserved for fiction: 555-0100 to 555-0199 in any area code (NANPA, "555 line numbers"). */
export const isInventedPhone = (phone: string) => /\b555\W{0,3}01\d\d\b/.test(phone);

/** Reserved domain names: RFC 2606 and 6761. */
export const isInventedEmail = (email: string) =>
  /@(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)\.?$/i.test(email.trim());
