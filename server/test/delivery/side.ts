import { onTestFinished } from 'vitest'
import type { Browser } from '../people.ts'
import { Listener } from './listener.ts'
import { type Ask, triesBothNodes } from './tries-both-nodes.ts'

/** Somebody in a conversation, who writes into it and keeps it open. */
export interface Side {
  id: string
  ask: Ask
  listener: Listener
}

/** Each turn has an address of its own on the network, and begins at another node. */
export function sideOf(id: string, browser: Browser, nodes: readonly string[], turn: number): Side {
  const ask = triesBothNodes(browser, nodes, turn)
  const listener = new Listener(ask, id, browser, nodes, turn + 1)
  onTestFinished(() => listener.end())
  return { id, ask, listener }
}
