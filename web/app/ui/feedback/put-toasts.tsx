import { createRoot } from 'react-dom/client'
import { Toasts } from './toasts.tsx'

/** Beside the page and not in it: no page carries the toasts before somebody touches it or something is to be said. */
export function putToasts() {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Toasts />)
}
