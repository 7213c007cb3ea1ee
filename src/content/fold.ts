/** Words as a search compares them: case and accents make no difference, "ansiedad" finds "Ansiedád". */
export const fold = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
