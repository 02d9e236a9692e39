import { useState } from 'react'
import { PagedPart } from '../../../../kit/PagedPart'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { LuChevronDown, LuChevronRight } from '../../../../ui/icons'
import { IconButton } from '../../../../ui/layout/Button'
import css from '../../payments.module.css'
import { WaybillTable } from '../looks'
import { texts } from '../texts'
import { type Chosen, hasWaybill, isWhole, toggleWaybill, toggleWhole } from './chosen'
import { type ClaimableSettlementsQuery, ClaimableWaybillsDocument } from './claim.generated'

export type Claimable = NonNullable<ClaimableSettlementsQuery['invoice']>['claimableSettlements'][number]

interface Props {
  invoiceId: string
  settlement: Claimable
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** Settlement to claim: as a whole, or unfolded, waybill by waybill. */
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
        <span className={css.claimMuch}>
          {texts.trips(formatCount(waybillCnt))} <b className="tf-number">{formatMoney(amt)}</b>
        </span>
      </div>
      {open && <Waybills invoiceId={invoiceId} settlement={settlement} chosen={chosen} onChange={onChange} />}
    </li>
  )
}

function Waybills({ invoiceId, settlement: { settlementId, settleNo }, chosen, onChange }: Props) {
  return (
    <div className={css.waybills}>
      <PagedPart
        document={ClaimableWaybillsDocument}
        variables={{ id: invoiceId, settlementId }}
        pick={(data) => data.invoice?.claimableWaybills}
      >
        {({ records }) => (
          <WaybillTable
            label={settleNo}
            waybills={records}
            chosen={{
              has: (waybillId) => hasWaybill(chosen, settlementId, waybillId),
              toggle: (waybill) => onChange(toggleWaybill(chosen, settlementId, waybill)),
            }}
          />
        )}
      </PagedPart>
    </div>
  )
}
