export const OTHER_PERSON = 'other-person'

/** Null stands for a visitor. Every call says whose pages these are, and is refused once somebody else is signed in. */
let shown: string | null = null

export const shownPerson = () => shown

export const showPerson = (id: string | null) => {
  shown = id
}

export const personHeader = () => shown && { 'x-person': shown }

/** True when somebody else than shown is signed in; whoever shows pages hears of it. */
export const isOtherPerson = (id: string | null) =>
  Boolean(shown && id) && id !== shown && window.dispatchEvent(new Event(OTHER_PERSON))
