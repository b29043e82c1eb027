import * as calls from '@sojourn/contract/talk/showcase'
import { handle, strangersRead } from '../../platform/http/handler.ts'
import { wholeList } from '../../platform/http/input/cursor.ts'
import { allTestimonials } from './store.ts'
import { viewTestimonial } from './view.ts'

export const showcaseHandlers = [
  strangersRead(
    handle(calls.listTestimonials, async ({ context: { db } }) =>
      wholeList((await allTestimonials(db)).map(viewTestimonial)),
    ),
  ),
]
