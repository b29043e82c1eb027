import pg from 'pg'
import { Refusal } from '../../../platform/refusal.ts'

/** Somebody else may have joined with the email since it was asked for; only the unique index knows. */
export async function refuseTakenEmail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'person_by_email') throw emailTaken()
    throw error
  }
}

export const emailTaken = () =>
  new Refusal('not_now', { message: 'This email can no longer be used for your account.' })
