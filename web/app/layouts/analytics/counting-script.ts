/** Asks once whether visits may be counted, and counts only after a yes: `start` runs in the page as it is written here. */
export function start(id: string, script: string, privacy: string) {
  const KEY = 'analytics'
  const load = () => {
    const calls: unknown[] = []
    ;(window as { dataLayer?: unknown[] }).dataLayer = calls
    // The program reads `arguments`, not a list.
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
  const ask = () => {
    const bar = document.createElement('section')
    bar.id = 'counting'
    bar.setAttribute('aria-label', 'Visitor statistics')
    const words = document.createElement('p')
    words.textContent = 'May we count your visit? It helps us to improve the site, and sets cookies. '
    const more = document.createElement('a')
    more.href = privacy
    more.textContent = 'More about it'
    words.append(more)
    bar.append(words)
    for (const [choice, label] of [
      ['no', 'Decline'],
      ['yes', 'Allow'],
    ] as const) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = label
      button.onclick = () => {
        localStorage.setItem(KEY, choice)
        bar.remove()
        if (choice === 'yes') load()
      }
      bar.append(button)
    }
    document.body.append(bar)
  }
  let choice: string | null = 'no'
  try {
    choice = localStorage.getItem(KEY)
  } catch {}
  if (choice === 'yes') load()
  // After the page has come to life, which knows nothing of it.
  if (choice === null) addEventListener('load', () => setTimeout(ask), { once: true })
}

/** How the bar looks, by the tokens of the theme. */
export const COUNTING_STYLE = `#counting{position:sticky;inset-block-end:0;z-index:50;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:var(--s3);padding:var(--s3) var(--gutter);border-block-start:1px solid var(--line-strong);background:var(--paper-raised);font-size:var(--text-s)}#counting a{color:var(--action);text-decoration:underline}#counting button{min-block-size:var(--touch);padding-inline:var(--s4);border:1px solid var(--line-strong);border-radius:var(--radius);background:none;font-weight:600;color:var(--ink);cursor:pointer}`
