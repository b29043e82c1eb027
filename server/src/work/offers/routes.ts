import * as calls from '@sojourn/contract/work/offers'
import { handle } from '../../platform/http/handler.ts'
import { acceptOffer } from './accept-offer.ts'
import { askForChange, declineOffer } from './answer-offer.ts'
import { askForExtra } from './extras/ask-for-extra.ts'
import { listExtras } from './extras/list-extras.ts'
import { proposeExtra } from './extras/propose-extra.ts'
import { listOffers } from './list-offers.ts'
import { makeOffer, replaceOffer } from './make-offer.ts'
import { showOffer } from './show-offer.ts'
import { startOffer } from './start-offer.ts'
import { takeOfferBack } from './take-offer-back.ts'

export const offerHandlers = [
  handle(calls.startOffer, async ({ context, actor, params }) => ({
    data: await startOffer(context, actor, params.id),
  })),

  handle(calls.makeOffer, async ({ context, actor, params, body }) => ({
    data: await makeOffer(context, actor, params.id, body),
  })),

  handle(calls.listOffers, ({ context, actor, query }) => listOffers(context, actor, query)),

  handle(calls.showOffer, async ({ context, actor, params }) => ({
    data: await showOffer(context, actor, params.id),
  })),

  handle(calls.replaceOffer, async ({ context, actor, params, body }) => ({
    data: await replaceOffer(context, actor, params.id, body),
  })),

  handle(calls.acceptOffer, async ({ context, actor, params, body }) => ({
    data: await acceptOffer(context, actor, params.id, body.goal ?? null),
  })),

  handle(calls.declineOffer, async ({ context, actor, params, body }) => ({
    data: await declineOffer(context, actor, params.id, body.reason),
  })),

  handle(calls.askForChange, async ({ context, actor, params, body }) => ({
    data: await askForChange(context, actor, params.id, body.change),
  })),

  handle(calls.takeOfferBack, async ({ context, actor, params }) => ({
    data: await takeOfferBack(context, actor, params.id),
  })),

  handle(calls.listExtras, async ({ context, actor, params }) => ({
    data: await listExtras(context, actor, params.uuid),
  })),

  handle(calls.proposeExtra, async ({ context, actor, params, body }) => ({
    data: await proposeExtra(context, actor, params.uuid, body),
  })),

  handle(calls.askForExtra, async ({ context, actor, params, body }) => ({
    data: await askForExtra(context, actor, params.uuid, body),
  })),
]
