import { describePermissions } from './describe-permissions.ts'

describePermissions('agent-side')
