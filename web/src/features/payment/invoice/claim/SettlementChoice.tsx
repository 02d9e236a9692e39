import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { Pager } from '../../../../ui/data-table/Pager'
import { USUAL_SIZE } from '../../../../ui/data-table/sizes'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { LuChevronDown, LuChevronRight } from '../../../../ui/icons'
import { IconButton } from '../../../../ui/layout/Button'
import { WaybillTable } from '../drawer/WaybillTable'
import { texts } from '../texts'
import { type Chosen, hasWaybill, isWhole, toggleWaybill, toggleWhole } from './chosen'
import { type ClaimableSettlementsQuery, ClaimableWaybillsDocument } from './claim.generated'
import css from './claim.module.css'

export type Claimable = NonNullable<ClaimableSettlementsQuery['invoice']>['claimableSettlements'][number]

interface Props {
  invoiceId: string
  settlement: Claimable
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** A settlement to claim: as a whole, or unfolded, waybill by waybill. */
export function SettlementChoice({ invoiceId, settlement, chosen, onChange }: Props) {
  const { settlementId, settleNo, projectName, waybillCnt, amt } = settlement
  const [open, setOpen] = useState(false)
  const part = chosen.get(settlementId)
  const isPart = part !== undefined && part !== 'ALL'
  return (
    <li>
      <div className={css.settlement}>
        <IconButton
          label={open ? texts.fold(settleNo) : texts.unfold(settleNo)}
          aria-expanded={open}
          icon={open ? <LuChevronDown aria-hidden /> : <LuChevronRight aria-hidden />}
          onClick={() => setOpen(!open)}
        />
        <label>
          <input
            type="checkbox"
            aria-label={texts.choose(settleNo)}
            checked={isWhole(chosen, settlementId)}
            ref={(box) => {
              if (box) box.indeterminate = isPart
            }}
            onChange={() => onChange(toggleWhole(chosen, settlementId))}
          />
          <b className="tf-number">{settleNo}</b>
          <span>{projectName}</span>
        </label>
        <span className={css.much}>
          {texts.trips(formatCount(waybillCnt))} <b className="tf-number">{formatMoney(amt)}</b>
        </span>
      </div>
      {open && <Waybills invoiceId={invoiceId} settlement={settlement} chosen={chosen} onChange={onChange} />}
    </li>
  )
}

function Waybills({ invoiceId, settlement: { settlementId, settleNo }, chosen, onChange }: Props) {
  const [page, setPage] = useState({ current: 1, size: USUAL_SIZE })
  const answer = useQuery(ClaimableWaybillsDocument, {
    variables: { id: invoiceId, settlementId, page },
    fetchPolicy: 'no-cache',
  })
  const { error, refetch } = answer
  const waybills = (answer.data ?? answer.previousData)?.invoice?.claimableWaybills
  if (error)
    // A failed second try comes back as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!waybills) return null
  return (
    <div className={css.waybills}>
      <WaybillTable
        label={settleNo}
        waybills={waybills.records}
        chosen={{
          has: (waybillId) => hasWaybill(chosen, settlementId, waybillId),
          toggle: (waybill) => onChange(toggleWaybill(chosen, settlementId, waybill)),
        }}
      />
      {waybills.total > USUAL_SIZE && (
        <Pager
          page={page.current}
          size={page.size}
          total={waybills.total}
          onPage={(current) => setPage({ ...page, current })}
          onSize={(size) => setPage({ current: 1, size })}
        />
      )}
    </div>
  )
}
