import * as calls from '@sojourn/contract/desk/workspace'
import { handle } from '../../platform/http/handler.ts'
import { showWorkspace } from './show-workspace.ts'

export const workspaceHandlers = [
  handle(calls.showWorkspace, async ({ context, actor, params }) => ({
    data: await showWorkspace(context, actor, params.uuid),
  })),
]
