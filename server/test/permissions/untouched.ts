import { randomUUID } from 'node:crypto'
import type { TestApp } from '../start-app.ts'
import { type Thing, things } from './things/things.ts'

type Params = Record<string, string>

interface Untouched {
  since: number
  all: Map<Thing, Params[]>
}

/** Things of somebody else that were made, and of which calls at most have been told. */
const waiting = new WeakMap<TestApp, Untouched>()
const kindOf = new WeakMap<Params, Thing>()

/** Somebody else's thing: one to which nothing has happened yet, or a new one. */
export async function ofSomebodyElse(server: TestApp, kind: Thing): Promise<Params> {
  const known = untouchedOf(server).all.get(kind)?.pop()
  if (known) return known
  const made: Params = { ...(await things[kind].make(server, null, randomUUID())) }
  kindOf.set(made, kind)
  return made
}

/** The next call may name it too. */
export function leaveUntouched(server: TestApp, thing: Params) {
  const kind = kindOf.get(thing)
  if (!kind) return
  const { all } = untouchedOf(server)
  const known = all.get(kind) ?? []
  all.set(kind, known)
  if (!known.includes(thing)) known.push(thing)
}

/** A thing that was made before the clock went on may be over by now. */
function untouchedOf(server: TestApp) {
  const now = server.clock.now().getTime()
  const known = waiting.get(server)
  if (known?.since === now) return known
  const fresh: Untouched = { since: now, all: new Map() }
  waiting.set(server, fresh)
  return fresh
}
