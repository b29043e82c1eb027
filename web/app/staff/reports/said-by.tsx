import { InstantText } from '../../ui/date/time-text.tsx'

/** Which member of our team said it, and when. */
export const SaidBy = ({ by, at }: { by: { fullname: string } | null; at: string }) => (
  <>
    {by ? by.fullname : 'A former colleague'}, <InstantText value={at} />
  </>
)
