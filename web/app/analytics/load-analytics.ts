import type { Analytics } from '../shells/site.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Starts the program that counts visits, once a page. */
export function loadAnalytics({ id, script }: Analytics) {
  if (window.dataLayer) return
  const calls: unknown[] = []
  window.dataLayer = calls
  // Its own way to be called: it reads `arguments`, not a list.
  function tell(..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    calls.push(arguments)
  }
  tell('js', new Date())
  tell('config', id)
  const tag = document.createElement('script')
  tag.async = true
  tag.src = `${script}?id=${encodeURIComponent(id)}`
  document.head.append(tag)
}
