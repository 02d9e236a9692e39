import { useQuery } from '@apollo/client/react'
import { useId } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatCount, formatMoney, type Money } from '../../../../ui/format/decimal'
import { LuChevronDown, LuChevronRight } from '../../../../ui/icons'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { usePermission } from '../../../../ui/permission/permission'
import { SEE_PAYMENTS, SettlementPayments } from '../../../payment/payment'
import { Timeline } from '../../../timeline/timeline'
import { SettlementPapers } from '../../paper'
import { SettlementBadge } from '../looks'
import { texts } from '../texts'
import { CarrierTable } from './CarrierTable'
import { capitalAmount } from './capitalAmount'
import { StatementButtons } from './StatementButtons'
import { StatementHead } from './StatementHead'
import { StatementDocument, StatementHeadDocument } from './statement.generated'
import css from './statement.module.css'

interface Props {
  id: string
  open: boolean
  onToggle: () => void
}

/** Amount in figures and in capitals, as printed. */
function Amount({ of }: { of: Money }) {
  return (
    <>
      {texts.yuan(formatMoney(of))}
      <small className={css.capitals} data-tip={texts.fields.capitals}>
        {capitalAmount(of)}
      </small>
    </>
  )
}

/** Carriers of a statement, loaded when its panel is opened. */
function StatementLines({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(StatementDocument, { variables: { id } })
  const carriers = data?.settlement?.statement
  if (error && !carriers) {
    // A failed retry is reported as `error`.
    return <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  }
  if (!carriers) return <div className={css.waiting} aria-busy />
  if (!carriers.length) return <p className={css.nothing}>{texts.noLines}</p>
  return carriers.map((carrier) => <CarrierTable key={carrier.carrierName} carrier={carrier} />)
}

/** Settlement, folded to a line or unfolded. */
export function StatementPanel({ id, open, onToggle }: Props) {
  const body = useId()
  const paymentsSeen = usePermission()(SEE_PAYMENTS)
  const { data, error, refetch } = useQuery(StatementHeadDocument, { variables: { id } })
  if (error && !data) {
    return (
      <section className={css.panel}>
        {/* A failed retry is reported as `error`. */}
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
          amount={open ? <Amount of={head.settleAmt} /> : texts.yuan(formatMoney(head.settleAmt))}
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
            <Timeline type="SETTLEMENT" id={id} />
          </>
        )}
      </div>
    </section>
  )
}
