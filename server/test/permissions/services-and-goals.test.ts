import { describePermissions } from './describe-permissions.ts'

describePermissions('services-and-goals')
