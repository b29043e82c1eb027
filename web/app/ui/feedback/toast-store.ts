import { touch } from '../../fast-pages/first-touch.ts'
import { makeStore } from '../../stores/make-store.ts'

export interface Toast {
  id: number
  kind: 'success' | 'error'
  text: string
}

const LIFE_MS = 5000
const MOST = 3

const none: readonly Toast[] = []
let toasts = none
let lastId = 0
let drawn = false
let paused = false
const clocks = new Map<number, { left: number; since: number; timer?: ReturnType<typeof setTimeout> }>()

/** Says something for five seconds, from anywhere: `toast.success('Goal saved')`. */
export const toast = {
  success: (text: string) => add('success', text),
  error: (text: string) => add('error', text),
}

/** The same sentence said again takes the place of the first; a fourth one pushes the oldest out. */
function add(kind: Toast['kind'], text: string) {
  const said = toasts.find((one) => one.kind === kind && one.text === text)
  if (said) stop(said.id)
  const id = ++lastId
  const stack = [...toasts.filter((one) => one !== said), { id, kind, text }]
  for (const old of stack.slice(0, -MOST)) stop(old.id)
  touch()
  clocks.set(id, { left: LIFE_MS, since: Date.now() })
  run(id)
  show(stack.slice(-MOST))
}

/** The part that draws them is fetched when the first is said: their time begins when they can be seen. */
export function startToasts() {
  drawn = true
  for (const id of clocks.keys()) run(id)
}

export function dismissToast(id: number) {
  stop(id)
  if (clocks.size === 0) paused = false
  show(toasts.filter((one) => one.id !== id))
}

/** Nobody's toast leaves while they read or hold it. */
export function pauseToasts() {
  if (paused) return
  paused = true
  for (const clock of clocks.values()) {
    clearTimeout(clock.timer)
    clock.left -= Date.now() - clock.since
  }
}

export function resumeToasts() {
  if (!paused) return
  paused = false
  for (const id of clocks.keys()) run(id)
}

function run(id: number) {
  const clock = clocks.get(id)
  if (!clock || paused || !drawn) return
  clock.since = Date.now()
  clock.timer = setTimeout(() => dismissToast(id), clock.left)
}

function stop(id: number) {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
}

function show(next: readonly Toast[]) {
  toasts = next
  changed()
}

export const currentToasts = () => toasts

const { useValue, changed } = makeStore(currentToasts, none)
export const useToasts = useValue
