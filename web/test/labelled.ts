/** A control by the words of its label, as people find it. */
export function labelled<T extends HTMLElement = HTMLInputElement>(
  words: string,
  place: ParentNode = document,
): T {
  const label = [...place.querySelectorAll('label')].find(
    ({ firstChild }) => firstChild?.textContent === words,
  )
  const control = label && document.getElementById(label.htmlFor)
  if (!control) throw new Error(`Nothing is labelled ${words} in ${document.body.innerHTML}`)
  return control as T
}

export const noteOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')

/** The complaint of each control that has one, by its name. */
export const complaints = (place: ParentNode = document) =>
  Object.fromEntries(
    [...place.querySelectorAll<HTMLInputElement>('[aria-invalid]')].map((one) => [one.name, noteOf(one)]),
  )

/** The words of all that can be pressed, in order. */
export const pressable = (place: ParentNode = document) =>
  [...place.querySelectorAll('a, button')].map(({ textContent }) => textContent)

/** The rows of a table, cell by cell. */
export const rowsOf = (place: ParentNode = document) =>
  [...place.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
