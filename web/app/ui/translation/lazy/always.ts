import { makeStore } from '../../../stores/make-store.ts'

const KEY = 'translated-conversations'
const MOST_KEPT = 100

/** Storage may be closed: they are known as long as the page lives then. */
let ids: string | null = null

const store = makeStore(read, '')

/** Conversations whose messages are translated as they come, parted by commas. */
function read() {
  ids ??= readKept()
  return ids
}

function readKept() {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

const listOf = (text: string) => text.split(',').filter(Boolean)

export function useIsAlways(conversation: string | undefined) {
  const known = listOf(store.useValue())
  return conversation !== undefined && known.includes(conversation)
}

export function keepAlways(conversation: string, isOn: boolean) {
  const others = listOf(readKept() || read()).filter((one) => one !== conversation)
  ids = (isOn ? [conversation, ...others].slice(0, MOST_KEPT) : others).join(',')
  try {
    if (ids) localStorage.setItem(KEY, ids)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is closed.
  }
  store.changed()
}
