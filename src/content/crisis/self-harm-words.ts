/**
 * Words that people use when they write about suicide or self-harm, in English and Spanish. A match in the
 * form or in a search shows the crisis card first; false positives are preferred to misses. Matches are not
 * logged or stored. Compared without case, accents, apostrophes and hyphens.
 */
const SELF = '(?:my|him|her|them|your|our)sel(?:f|ves)';
const PHRASES: readonly string[] = [
  // English
  'suicid\\w*|sucid\\w*|suiside|suicde|unaliv\\w*|kms',
  `(?:kil+|hurt|harm|cut|hang|shoot|drown|starv|burn|poison|end|murder)(?:t?ing|n?ing|s)? ${SELF}`,
  'self ?(?:harm|injur|mutilat)\\w*',
  '(?:want|wants|wanted|wanna|ready|going|plan|planning|wish|rather|like|hope|hoping)(?: to| i could| i would)? (?:die|be dead|disappear|be gone|stop existing)|giv(?:e|ing) up on life|no way out|end (?:the|my) (?:pain|suffering)',
  '(?:wish|wished) (?:i|he|she|they) (?:was|were|had been|could be) (?:dead|never born|gone)|(?:wish|wished) (?:i|he|she) (?:had )?never been born',
  '(?:do not|dont|didnt|not|never|no longer)(?: really| even)? (?:want|wanna|wanting|wish)(?: to)? (?:live|be alive|exist|wake up|be here|go on|keep going|be around)',
  '(?:end|ending|take|taking|took|ended)(?: of)? (?:it all|everything|(?:my|his|her|their)(?: own)? (?:life|lives))',
  '(?:tired|sick) of (?:living|life|being alive)|(?:hate|hating) being alive',
  '(?:no|any|without a?) ?(?:reason|point|purpose)(?: left)?(?: to| in| for| of) (?:live|living|life|go on|going on|be alive|being alive)',
  '(?:cant|cannot|can not|could not|couldnt)(?: just)? (?:go on|do this any ?more|take (?:it|this) any ?more|live like this|keep living|live any ?more)',
  'better off(?: if (?:i|he|she) (?:was|were))? (?:dead|without me)|(?:life|living)(?: is| isnt|s)?(?: not)? (?:not )?worth (?:it|living)|not worth living',
  'overdos\\w*|(?:take|took|swallow|swallowed|taking)(?: all)?(?: of)?(?: my| the| these| some)? (?:pills|tablets)|i have (?:the |my |some )?(?:pills|a gun|a rope)',
  'jump(?:ing)? (?:off|from)(?: a| the)? (?:bridge|roof|building|balcony)|slit(?:ting)? (?:my|her|his) wrists?|goodbye (?:note|letter)',
  'nobody would (?:miss|notice)(?: me)?(?: if i)?(?: was| were)?(?: gone)?|never wake up|not wake up',
  // Spanish
  'suicid\\w*|autolesi\\w*|autoles\\w*|sobredosis',
  '(?:matar|cortar|ahorcar|colgar|lastimar|lesionar|herir|dispar|dañar|danar|envenenar)(?:me|se|te)(?! (?:el|un) (?:pelo|cabello))',
  '(?:quit|quitar|acabar|terminar|pon|poner)\\w*(?: fin)?(?: con| a)? (?:la|mi|su|toda mi) vida|(?:me|se) (?:voy a |va a )?(?:quitar|quito|quite) la vida|poner fin a (?:mi|su) vida',
  '(?:quiero|quisiera|queria|quiere|ganas de|deseo|prefiero|mejor)(?: de)? (?:morir|morirme|morirse|matarme|estar muert[oa]|desaparecer|no vivir)|me quiero (?:morir|matar)',
  '(?:ya )?no (?:quiero|quisiera|quiere|tengo ganas de|deseo|aguanto|soporto)(?: mas)? (?:seguir )?(?:vivir|viviendo|existir|estar vivo|estar viva|estar aqui|despertar|seguir aqui|la vida)|no quiero seguir',
  'hacer(?:me|se|te) dano|me (?:corto|lastimo|hago dano|mato)|me (?:voy|quiero) a? ?(?:matar|cortar|ahorcar|lastimar)',
  '(?:estaria|estarian|estoy) mejor (?:muert[oa]|sin mi)|mejor muert[oa]|ojala (?:me )?(?:muriera|estuviera muert[oa]|no hubiera nacido)',
  '(?:no|ni) (?:vale|merece) la pena (?:vivir|seguir)|no tiene sentido (?:vivir|mi vida|la vida|seguir)|cansad[oa] de vivir|sin ganas de vivir|no hay razon para vivir',
  'ya no (?:puedo|aguanto) mas|tomar(?:me)?(?: todas)?(?: las| mis)? (?:pastillas|pildoras)|tengo (?:las |unas )?(?:pastillas|pildoras)',
];

const PATTERN = new RegExp(`(?<![a-z0-9])(?:${PHRASES.join('|')})(?![a-z0-9])`);

export const speaksOfSelfHarm = (words: string): boolean => PATTERN.test(plain(words));

/** Lower case, without accents and apostrophes (`don't` is `dont`), everything else as a single space. */
const plain = (words: string) =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
