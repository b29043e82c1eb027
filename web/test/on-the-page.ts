import { act } from 'react'
import { click, find, findText, type } from './render.tsx'

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The label may be that of a required input, of an optional one, or of a choice. */
export function field<Kind extends Input = HTMLInputElement>(label: string, place: ParentNode = document) {
  const labels = [...place.querySelectorAll<HTMLLabelElement>('label')]
  const found = labels.find(({ textContent }) => textContent.replace(/optional$/, '') === label)?.control
  if (!found) throw new Error(`No field is called ${label} in ${document.body.innerHTML}`)
  return found as Kind
}

/** Types into the field that is called so. */
export const fill = (label: string, text: string) =>
  type(field<HTMLInputElement | HTMLTextAreaElement>(label), text)

/** Chooses of the list that is called so, by the words of the choice. */
export const choose = (label: string, choice: string) =>
  act(async () => {
    const list = field<HTMLSelectElement>(label)
    const wanted = [...list.options].find(({ textContent }) => textContent === choice)
    if (!wanted) throw new Error(`${label} has no ${choice}`)
    list.value = wanted.value
    list.dispatchEvent(new Event('change', { bubbles: true }))
  })

/** Ticks the box or the choice that is called so. */
export const tick = (label: string) => click(field(label))

export function noteOf(label: string) {
  const id = field<Input>(label).getAttribute('aria-describedby')
  return id && (document.getElementById(id)?.textContent ?? '')
}

/** The words of all buttons there. */
export const buttons = (selector = 'body') =>
  [...find(selector).querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  )

export const dialog = () => find('dialog[open]')
export const isAsked = () => document.querySelector('dialog[open]') !== null
export const inDialog = (name: string) => findText(name, 'dialog[open] button')

export const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )

export const linkTo = (text: string) => findText(text, 'a').getAttribute('href')

export const text = () => document.body.textContent
