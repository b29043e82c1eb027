import type { Tracing } from './tracing.ts'

/** A part outside of the process of which each call is a span below what asked for it. What is asked is not told. */
export function tracePart<Part extends object>(tracing: Tracing, name: string, part: Part): Part {
  if (!tracing.isOn) return part
  return new Proxy(part, {
    get(target, key) {
      const value = Reflect.get(target, key, target)
      if (typeof value !== 'function' || typeof key !== 'string') return value
      return (...words: unknown[]) => {
        const ended = tracing.below(`${name} ${key}`, 'client', { 'peer.service': name })
        const answer = value.apply(target, words)
        if (answer instanceof Promise) answer.then(() => ended(null), ended)
        else ended(null)
        return answer
      }
    },
  })
}
