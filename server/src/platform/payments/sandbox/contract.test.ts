import { openSandboxAlone } from '../../../../test/open-sandbox.ts'
import { describeProcessor } from '../../../../test/processor-contract.ts'

describeProcessor('Sandbox', openSandboxAlone)
