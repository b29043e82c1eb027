import { startFakeStripe } from '../../../../test/fake-stripe.ts'
import { describeProcessor } from '../../../../test/processor-contract.ts'

describeProcessor('Stripe', startFakeStripe)
