import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Tokens } from './fill.ts'

/** A message that the build has read already is handed on. */
export const readMessage = (message: string | Tokens) =>
  (typeof message === 'string' ? [compileMessage(message)].flat() : message) as Tokens
