import type { Context } from './context.ts'
import {
  admitToSocket,
  livingSessions,
  PERSON_SUSPENDED,
  type PersonSuspended,
} from './people/identity/sessions/admit-socket.ts'
import {
  SESSION_ENDED,
  SESSION_RENEWED,
  type SessionsEnded,
} from './people/identity/sessions/end-sessions.ts'
import type { Gatekeeper } from './platform/http/register.ts'
import type { SocketDoor } from './platform/socket/exchange.ts'
import type { Connection } from './platform/socket/sockets.ts'
import { greet } from './talk/conversations/greet.ts'
import { notePresent, tellPresence } from './talk/conversations/presence.ts'
import { tellTyping } from './talk/conversations/tell-typing.ts'

const ofSessions =
  ({ ids }: SessionsEnded) =>
  ({ person }: Connection) =>
    ids.includes(person.sessionId)

export const socketDoor = (context: Context, gatekeeper: Gatekeeper): SocketDoor => ({
  admit: admitToSocket(context, gatekeeper),
  livingOf: (ids) => livingSessions(context, ids),
  endings: [
    { channel: SESSION_ENDED, isOver: ofSessions },
    { channel: SESSION_RENEWED, isOver: ofSessions },
    {
      channel: PERSON_SUSPENDED,
      isOver:
        ({ person: id }: PersonSuspended) =>
        ({ person }) =>
          person.id === id,
    },
  ],
  greet: (person) => greet(context, person),
  typing: (person, conversationId) => tellTyping(context, person, conversationId),
  came: (personId) => tellPresence(context, personId, 'online'),
  went: (personId) => tellPresence(context, personId, 'offline'),
  present: async (personIds) => {
    await notePresent(context, personIds)
  },
})
