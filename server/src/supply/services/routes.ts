import * as calls from '@sojourn/contract/supply/services'
import { handle } from '../../platform/http/handler.ts'
import { changeService } from './change-service.ts'
import { createService } from './create-service.ts'
import { duplicateService } from './duplicate-service.ts'
import { listOwnServices } from './list-own-services.ts'
import { publishService } from './publish-service.ts'
import { removeService } from './remove-service.ts'
import { showOwnService } from './show-own-service.ts'
import { takeService } from './take-service.ts'

export const serviceHandlers = [
  handle(calls.listOwnServices, ({ context, actor, query }) => listOwnServices(context, actor, query)),

  handle(calls.createService, async ({ context, actor, body }) => ({
    data: await createService(context, actor, body),
  })),

  handle(calls.showOwnService, async ({ context, actor, params }) => ({
    data: await showOwnService(context, actor, params.id),
  })),

  handle(calls.changeService, async ({ context, actor, params, body }) => ({
    data: await changeService(context, actor, params.id, body),
  })),

  handle(calls.removeService, async ({ context, actor, params }) => {
    await removeService(context, actor, params.id)
  }),

  handle(calls.publishService, async ({ context, actor, params }) => ({
    data: await publishService(context, actor, params.id),
  })),

  handle(calls.unpublishService, async ({ context, actor, params }) => ({
    data: await takeService(context, actor, params.id, 'unpublish'),
  })),

  handle(calls.archiveService, async ({ context, actor, params }) => ({
    data: await takeService(context, actor, params.id, 'archive'),
  })),

  handle(calls.restoreService, async ({ context, actor, params }) => ({
    data: await takeService(context, actor, params.id, 'restore'),
  })),

  handle(calls.duplicateService, async ({ context, actor, params }) => ({
    data: await duplicateService(context, actor, params.id),
  })),
]
