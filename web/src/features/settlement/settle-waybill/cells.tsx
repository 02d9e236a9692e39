import { Link } from 'react-router-dom'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { RowActions } from '../../../ui/layout/RowActions'
import { SettlementStatusBadge, statementUrl } from '../settlement'
import { ON_SETTLE_WAYBILLS, TripRowMenu } from '../verbs'
import type { SettleWaybill } from './rows'
import { useStart } from './start'
import { texts } from './texts'

/** The settlement that it stands on, and how far that is: past 待审核 its trips stay as they are. */
export function OnSettlement({ waybill: { settlementId, settleNo, settlementStatus } }: { waybill: SettleWaybill }) {
  if (!settlementId) return null
  return (
    <>
      <Link to={statementUrl([settlementId])}>{settleNo}</Link>{' '}
      {settlementStatus && <SettlementStatusBadge status={settlementStatus} />}
    </>
  )
}

/** Whether the price of a settled waybill stands; if not, why and by whom. */
export function PriceState({ waybill }: { waybill: SettleWaybill }) {
  const { settlementId, priceRejectReason: reason, priceRejectBy } = waybill
  if (!settlementId) return null
  if (reason === null) return <StatusBadge tone="good">{texts.priceStands}</StatusBadge>
  const told = texts.rejection(reason, priceRejectBy)
  return (
    <span data-tip={told}>
      <StatusBadge tone="bad">{texts.rejected}</StatusBadge> {told}
    </span>
  )
}

/** What can be done with one row, each verb with the reason where the row does not take it. */
export function Actions({ waybill }: { waybill: SettleWaybill }) {
  const start = useStart()
  return (
    <RowActions>
      <TripRowMenu trip={waybill} start={start} offered={ON_SETTLE_WAYBILLS} />
    </RowActions>
  )
}
