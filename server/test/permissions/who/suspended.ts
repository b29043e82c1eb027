import type { TestApp } from '../../start-app.ts'

export const SUSPENDED = 'Sent advertisements to everybody.'

export const suspend = ({ context, clock }: TestApp, id: string) =>
  context.db
    .updateTable('person')
    .set({ suspended_at: clock.now(), suspended_reason: SUSPENDED })
    .where('id', '=', id)
    .execute()
