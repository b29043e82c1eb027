/** A pattern for `like` that finds these letters anywhere, whatever they are. */
export const like = (letters: string) => `%${letters.replaceAll(/[\\%_]/g, '\\$&')}%`
