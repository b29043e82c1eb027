import type { FastifyReply } from 'fastify'
import { sendPage } from './forms.ts'
import { notePage } from './page-frame.ts'

/** The address of a page is a secret, and its form is read as one. */
export interface Secret {
  Params: { secret: string }
  Body: URLSearchParams
}

export const notThere = (reply: FastifyReply) =>
  sendPage(
    reply.code(404),
    notePage('This page is not there', 'Its address is wrong, or it was never opened.'),
  )
