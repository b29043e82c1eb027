import { shownPerson } from '../../api/shown-person.ts'

type Values = Record<string, string>

/** How the names of a person's drafts begin. */
export const draftsOf = (person: string) => `draft:${person}:`

/** Where this tab's person keeps a form of this name; nobody else's form reads it. */
export const draftKeyOf = (name: string) => draftsOf(shownPerson() ?? 'visitor') + name

/** What this browser kept of a form that was left; null where storage is closed. */
export function readDraft(key: string): Values | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function keepDraft(key: string, form: HTMLFormElement) {
  try {
    localStorage.setItem(key, JSON.stringify(draftOf(form)))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is closed: nothing was kept.
  }
}

/** What was typed before the draft arrived wins over it. */
export function changedInputs(form: HTMLFormElement): Values {
  return Object.fromEntries(
    controls(form)
      .filter((one) => 'defaultValue' in one && one.value !== one.defaultValue)
      .map((one) => [one.name, one.value]),
  )
}

function draftOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    controls(form)
      .filter((one) => !isSensitive(one) && !('checked' in one && isTick(one) && !one.checked))
      .map((one) => [one.name, one.value]),
  )
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controls = (form: HTMLFormElement) =>
  ([...form.elements] as Control[]).filter((one) => one.name && one.type !== 'file' && one.type !== 'submit')

const isTick = (one: Control) => one.type === 'checkbox' || one.type === 'radio'

/** Passwords, codes and cards never touch the disk, nor what a field marks `data-sensitive`. */
const isSensitive = (one: Control) =>
  one.type === 'password' ||
  'sensitive' in one.dataset ||
  /password|one-time-code|^cc-/.test(one.getAttribute('autocomplete') ?? '')
