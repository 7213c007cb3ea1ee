/** Numbers that are kept free for films and examples: 555-0100 to 555-0199 of any area (NANPA, "555 line numbers"). */
export const isInventedPhone = (phone: string) => /\b555\W{0,3}01\d\d\b/.test(phone);

/** Names that nobody can have: RFC 2606 and 6761. */
export const isInventedEmail = (email: string) =>
  /@(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)\.?$/i.test(email.trim());
