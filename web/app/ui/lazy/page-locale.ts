/** The person's own variety of the page's language, so that dates and their names are never of two languages. */
export function pageLocale() {
  const language = document.documentElement.lang || 'en'
  return navigator.languages.find((locale) => locale.split('-')[0] === language.split('-')[0]) ?? language
}
