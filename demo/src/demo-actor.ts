import type { Context } from '../../server/src/context.ts'
import type { Person } from '../../server/src/platform/http/actor.ts'
import { acting, byOf } from '../../server/src/platform/http/by.ts'

/** Somebody of the story calls use cases themselves like this. */
export const demoActor = ({ clock }: Context, id: string): Person => ({
  kind: 'person',
  id,
  role: 'subscriber',
  sessionId: '',
  device: null,
  address: '',
  zone: null,
  emailVerified: true,
  suspendedFor: null,
  confirmedAt: null,
  lastSeenAt: clock.now(),
})

export const doneBy = (context: Context, actor: Person) => acting(context, byOf(actor, 'demo'))
