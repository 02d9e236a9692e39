import { Link } from 'react-router-dom'
import { FactsOf } from '../../../kit/facts'
import { useOpenable } from '../../../shell/useOpenable'
import { Price, Quantity } from '../../../ui/format/Numbers'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import type { Fact } from '../../../ui/layout/Group'
import { PriceSourceText } from '../../price/direct-pay-price'
import { cardUrl, receiptUrl, settlementUrl } from './links'
import { fields, type Waybill } from './rows'
import { texts } from './texts'
import type { WaybillQuery } from './waybill.generated'

type Shown = NonNullable<WaybillQuery['waybill']>

const { groups } = texts

/** Tells whether a waybill can be settled, or why it cannot. */
export function SettleableBadge({ waybill }: { waybill: Waybill }) {
  if (waybill.settleable) return <StatusBadge tone="good">{fields.settleable.label}</StatusBadge>
  const tone = waybill.pendingReview ? 'warning' : 'neutral'
  return <StatusBadge tone={tone}>{waybill.notSettleableReason ?? texts.no}</StatusBadge>
}

/** Link to another page; plain text for people without access to it. */
function PageLink({ to, children }: { to: string; children: string }) {
  const openable = useOpenable()
  return openable(to) ? <Link to={to}>{children}</Link> : children
}

/** Price at which an unsettled waybill would be settled, with its source. */
const expected = ({ expectedPrice, expectedPriceSource, expectedPriceRef, weightType }: Shown): Fact[] => [
  [
    fields.expectedPrice.label,
    expectedPrice === null ? texts.unpricedYet : <Price key="price" value={expectedPrice} unit={weightType} />,
  ],
  [
    fields.expectedPriceSource.label,
    <PriceSourceText key="expected" source={expectedPriceSource} priceRef={expectedPriceRef} />,
  ],
]

/**
 * Fields of a waybill without its pictures, in groups.
 * @param company name of the company, for people who work for several
 */
export function WaybillFacts({ waybill, company }: { waybill: Shown; company: string | undefined }) {
  const { cardNo, giveCardNo, settlementId, settleNo, projectName, projectInfoName, weightType } = waybill
  const of = { fields, of: waybill }
  return (
    <>
      <FactsOf
        {...of}
        title={groups.trip}
        facts={[
          company !== undefined && [texts.company, company, true],
          [fields.projectName.label, projectName, true],
          projectInfoName !== projectName && [fields.projectInfoName.label, projectInfoName, true],
          'tpMode',
          'names',
          'isTicket',
          [fields.weightTons.label, <Quantity key="weight" value={waybill.weightTons} unit={weightType} />],
          'weightType',
          'completeDatetime',
          'createTime',
          'remark',
        ]}
      />
      <FactsOf
        {...of}
        title={groups.loading}
        facts={[
          'inDatetime',
          'inShiftType',
          'inSoilType',
          [fields.load.label, <Quantity key="load" value={waybill.load} unit="TON" />],
          'machineCode',
          'inStaffName',
          'inName',
        ]}
      />
      <FactsOf
        {...of}
        title={groups.leaving}
        facts={['goDatetime', 'goSoilType', 'goTruckCode', 'goStaffName', 'goName', 'ticketNo']}
      />
      <FactsOf
        {...of}
        title={groups.people}
        facts={[
          ...(['truckCode', 'captainName', 'driverName', 'goVehicleType', 'fleetName', 'captainMobile'] as const),
          'agentName',
          'carrierName',
        ]}
      />
      <FactsOf
        {...of}
        title={groups.money}
        facts={[
          [fields.settlePrice.label, <Price key="price" value={waybill.settlePrice} unit={weightType} />],
          [
            fields.priceSource.label,
            <PriceSourceText
              key="source"
              source={waybill.priceSource}
              priceRef={waybill.priceRef}
              typedBy={waybill.priceTypedBy}
            />,
          ],
          ...(settlementId ? [] : expected(waybill)),
          ...(['exAmt', 'adjustAmt', 'receivable', 'payTaxes', 'actual', 'actuallyPaid'] as const),
          'inPreparePrice',
          'garbagePreparePrice',
        ]}
      />
      <FactsOf
        {...of}
        title={groups.settlement}
        facts={[
          [fields.cardNo.label, cardNo && <PageLink to={cardUrl(cardNo)}>{cardNo}</PageLink>],
          [fields.giveCardNo.label, giveCardNo && <PageLink to={receiptUrl(giveCardNo)}>{giveCardNo}</PageLink>],
          [
            fields.settleNo.label,
            settlementId && settleNo && <PageLink to={settlementUrl(settlementId)}>{settleNo}</PageLink>,
          ],
          [fields.settleable.label, <SettleableBadge key="settleable" waybill={waybill} />],
        ]}
      />
    </>
  )
}
