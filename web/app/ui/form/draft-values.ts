export type Values = Record<string, string>

/** A text typed before the draft arrived wins over it. */
export function changedInputs(form: HTMLFormElement): Values {
  return Object.fromEntries(
    controls(form)
      .filter((one) => 'defaultValue' in one && one.value !== one.defaultValue)
      .map((one) => [one.name, one.value]),
  )
}

/** Files, buttons, boxes that are not ticked and secrets are not kept. */
export function draftValues(form: HTMLFormElement): Values {
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
