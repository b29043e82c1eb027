import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { firstTouch, touch } from './fast-pages/first-touch.ts'
import { pending } from './fast-pages/pending.ts'
import { isSomethingLeft } from './ui/feedback/left-to-say.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

/** Few files are promised to a first visit, so these come some time after it. */
const QUIET_MS = 4000

// Ahead of need: without a network it could not be fetched, and the first touch may be a press without one.
const fetchAhead = () => pending(import('./layouts/after-first-touch.ts'))
firstTouch().then(fetchAhead)
setTimeout(fetchAhead, QUIET_MS)
if (isSomethingLeft()) touch()
