/** Every other piece of a text split by it is English. */
export const inEnglish = /<en>(.*?)<\/en>/su

/** Words of an authority inside a text, which stay English in every language. */
export const english = (words: string) => `<en>${words}</en>`

/** The text alone, for those who read no marks. */
export const withoutMarks = (text: string) => text.replaceAll(/<\/?en>/g, '')
