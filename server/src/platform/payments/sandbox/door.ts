import type { Door } from '@sojourn/sandbox/pages/door'
import type { Context } from '../../../context.ts'
import { refusalFor } from '../../http/errors.ts'
import { refuseForeignWrites } from '../../http/foreign-writes.ts'

/** The pages of the sandbox stand under our roof: forms come from our own address, and so often as people type. */
export const doorOf = ({ settings, limits, log }: Pick<Context, 'settings' | 'limits' | 'log'>): Door => ({
  async letIn(request) {
    refuseForeignWrites(request, settings)
    await limits.take('sandbox_page', { address: request.ip })
  },
  explain(error, request) {
    const { status, message, details } = refusalFor(error as Parameters<typeof refusalFor>[0], request, log)
    return { status, message, retryAfterSeconds: details.retryAfterSeconds }
  },
})

/** Only this machine reaches the page that shows it from inside, so nobody is counted there. */
export const devDoorOf = ({ settings }: Pick<Context, 'settings'>): Pick<Door, 'letIn'> => ({
  letIn: async (request) => refuseForeignWrites(request, settings),
})
