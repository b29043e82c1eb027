import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { touch, touchOrQuiet } from './fast-pages/first-touch.ts'
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

// Ahead of need: without a network it could not be fetched, and the first touch may be a press without one.
touchOrQuiet().then(() => pending(import('./layouts/after-first-touch.ts')))
if (isSomethingLeft()) touch()
