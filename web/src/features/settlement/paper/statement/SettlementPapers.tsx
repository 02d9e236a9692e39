import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../../apollo/errors'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { usePermission } from '../../../../ui/permission/permission'
import { PapersBadge } from '../badges'
import { PapersOfDocument } from '../drawer/drawer.generated'
import { reasonAgainstUpload } from '../drawer/groups'
import { PaperPanel } from '../drawer/PaperPanel'
import { EDIT } from '../kinds'
import css from '../paper.module.css'
import { texts } from '../texts'

/** Papers of a settlement on its statement, for members who may see them. */
export default function SettlementPapers({ id }: { id: string }) {
  const editor = usePermission()(EDIT)
  const { data, error, refetch } = useQuery(PapersOfDocument, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const settlement = data?.settlement
  if (error && !settlement)
    // A failed retry is reported as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!settlement) return null
  const { papers, neededPapers } = settlement
  // Captains see no papers, and a closed settlement accepts none.
  const none = papers.length === 0 && neededPapers.length === 0
  if (none && (!editor || reasonAgainstUpload(settlement))) return null
  return (
    <section className={css.section} aria-label={texts.section}>
      <h3>
        {texts.section} <PapersBadge of={settlement} />
      </h3>
      <PaperPanel settlement={settlement} quiet />
    </section>
  )
}
