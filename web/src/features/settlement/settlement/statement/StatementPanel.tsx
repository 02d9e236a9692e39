import { useQuery } from '@apollo/client/react'
import { useId } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { LuChevronDown, LuChevronRight } from '../../../../ui/icons'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { usePermission } from '../../../../ui/permission/permission'
import { SEE_PAYMENTS, SettlementPayments } from '../../../payment/payment'
import { SettlementPapers } from '../../paper'
import { SettlementBadge } from '../badge'
import { texts } from '../texts'
import { StatementButtons } from './StatementButtons'
import { StatementHead } from './StatementHead'
import { StatementLines } from './StatementLines'
import { StatementHeadDocument } from './statement.generated'
import css from './statement.module.css'

interface Props {
  id: string
  open: boolean
  onToggle: () => void
}

/** One settlement, folded to a line or laid out whole. */
export function StatementPanel({ id, open, onToggle }: Props) {
  const body = useId()
  const paymentsSeen = usePermission()(SEE_PAYMENTS)
  const { data, error, refetch } = useQuery(StatementHeadDocument, { variables: { id } })
  if (error && !data) {
    return (
      <section className={css.panel}>
        {/* A failed second try comes back as `error`. */}
        <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      </section>
    )
  }
  if (!data) return <section className={css.panel} aria-busy />
  const head = data.settlement
  if (!head) {
    return (
      <section className={css.panel}>
        <p className={css.nothing} role="status">
          {texts.missing}
        </p>
      </section>
    )
  }
  const Chevron = open ? LuChevronDown : LuChevronRight
  return (
    <section className={css.panel} aria-label={`${texts.title} ${head.settleNo}`}>
      <div className={css.title} data-open={open || undefined}>
        <RecordHead
          number={
            <button type="button" aria-expanded={open} aria-controls={body} onClick={onToggle}>
              <Chevron aria-hidden size={18} />
              {texts.title} {head.settleNo}
            </button>
          }
          state={<SettlementBadge settlement={head} />}
          amount={texts.yuan(formatMoney(head.settleAmt))}
          about={[head.projectName, head.agentName, texts.waybills(formatCount(head.settleCnt))]
            .filter(Boolean)
            .join(' · ')}
        >
          {open && <StatementButtons settlement={head} />}
        </RecordHead>
      </div>
      <div id={body} className={css.body} hidden={!open}>
        {open && (
          <>
            <StatementHead head={head} />
            {paymentsSeen && <SettlementPayments id={id} />}
            <SettlementPapers id={id} />
            <StatementLines id={id} />
          </>
        )}
      </div>
    </section>
  )
}
