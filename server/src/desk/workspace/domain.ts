import { domain } from '../../platform/domain.ts'
import { workspaceHandlers } from './routes.ts'

export const workspaceDomain = domain({
  handlers: workspaceHandlers,
})
