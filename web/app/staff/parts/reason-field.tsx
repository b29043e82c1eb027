import { REASON_LENGTH } from '@sojourn/contract/calls/limits'
import { Textarea } from '../../ui/form/textarea.tsx'

export const ReasonField = () => (
  <Textarea label="Reason" name="reason" required maxLength={REASON_LENGTH} help="Kept in the audit log." />
)
