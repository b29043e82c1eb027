import type { Message } from '@sojourn/contract/talk/conversations'
import { draftKeyOf } from '../../../ui/form/form-draft.ts'

/** A message on its way, as its writer sees it. */
export interface Outgoing {
  clientId: string
  message: string
  file: File | null
  /** The message that it answers. */
  answers: Message['answers']
  /** The share of a file goes from 0 to 1. */
  share: number
  at: string
  state: 'waiting' | 'sending' | 'failed'
  /** Why it failed. */
  problem: string | null
}

const keyOf = (conversation: string) => draftKeyOf(`outbox:${conversation}`)

/** Files do not outlive the page. */
export function keptOutbox(conversation: string): Outgoing[] {
  try {
    const kept: Outgoing[] = JSON.parse(localStorage.getItem(keyOf(conversation)) ?? '[]')
    return kept.map((outgoing) => ({
      ...outgoing,
      file: null,
      answers: outgoing.answers ?? null,
      share: 0,
      state: 'waiting',
      problem: null,
    }))
  } catch {
    return []
  }
}

export function keepOutbox(conversation: string, outbox: Outgoing[]) {
  const texts = outbox.filter(({ file }) => !file)
  try {
    if (texts.length > 0) localStorage.setItem(keyOf(conversation), JSON.stringify(texts))
    else localStorage.removeItem(keyOf(conversation))
  } catch {
    // Storage is closed: it lives as long as the page.
  }
}
