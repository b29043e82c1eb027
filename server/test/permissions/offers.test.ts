import { describePermissions } from './describe-permissions.ts'

describePermissions('offers')
