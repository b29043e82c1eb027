import { t } from '@sojourn/contract/words/t'
import { buttonClass } from '../ui/button/button-face.tsx'
import css from './page/error-page.module.css'

/**
 * A page whose scripts cannot be fetched ends in the browser's own error. A link that is pressed without a network is
 * held back instead, under a page of ours, and followed once the network is back. Without React: it is fetched ahead of
 * need, beside what a page needs.
 */
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (navigator.onLine || !link || !isFollowed(event, link)) return
    event.preventDefault()
    event.stopPropagation()
    waitUntilBack(() => link.click())
  },
  true,
)

/** Returns true if the press leads to another page of this site, in this tab. */
const isFollowed = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !link.target &&
  !link.hasAttribute('download') &&
  link.origin === location.origin &&
  !(link.hash && link.pathname === location.pathname && link.search === location.search)

/** A page that failed meanwhile is asked for again. */
addEventListener('online', () => document.querySelector<HTMLElement>('[data-retry]')?.click())

/** Here and not in a style sheet: one more file could not be fetched either. */
const WHOLE_WINDOW = {
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: '0',
  border: '0',
  color: 'var(--ink)',
  background: 'var(--paper)',
}

function waitUntilBack(follow: () => void) {
  const title = make('h1', t('You are offline'))
  title.id = 'offline'
  const state = make('p', t('The page opens as soon as you are back.'))
  state.role = 'status'
  const retry = make('button', t('Retry'), buttonClass({}))
  const stay = make('button', t('Stay here'), buttonClass({ variant: 'secondary' }))
  const ways = make('div', [retry, stay], css.ways)
  const page = make('dialog', [make('div', [title, state, ways], css.page)])
  Object.assign(page.style, WHOLE_WINDOW)
  page.setAttribute('aria-labelledby', title.id)

  const leave = new AbortController()
  const { signal } = leave
  const end = () => {
    leave.abort()
    page.remove()
  }
  const goOn = () => {
    end()
    follow()
  }
  addEventListener('online', goOn, { signal })
  retry.addEventListener('click', () => {
    if (navigator.onLine) goOn()
    else state.textContent = t('Retry failed. Please check your connection.')
  })
  stay.addEventListener('click', end)
  page.addEventListener('close', end)
  document.body.append(page)
  page.showModal()
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  content: string | HTMLElement[],
  className?: string,
) {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...(typeof content === 'string' ? [content] : content))
  return element
}
