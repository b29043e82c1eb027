import { howCounted, type Share, shareInWords } from '../../words/approval-share.ts'

/** How many recorded decisions were approvals, and how they are counted. */
const ApprovalShare = ({ share }: { share: Share | string }) => (
  <>
    {typeof share === 'string' ? share : shareInWords(share)} <small>{howCounted}</small>
  </>
)

export default ApprovalShare
