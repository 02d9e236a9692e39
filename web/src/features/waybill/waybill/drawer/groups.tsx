import { formatDateTime } from '../../../../ui/format/date'
import type { Money as Amount } from '../../../../ui/format/decimal'
import { Money, Price, Quantity } from '../../../../ui/format/Numbers'
import type { Fact } from '../../../../ui/layout/Group'
import { PriceSourceText } from '../../../price/direct-pay-price'
import { SettleableBadge } from '../badges'
import { cardUrl, receiptUrl, settlementUrl } from '../links'
import { plainOf } from '../plain'
import { texts } from '../texts'
import type { WaybillQuery } from '../waybill.generated'
import { PageLink } from './PageLink'

type ShownWaybill = NonNullable<WaybillQuery['waybill']>

interface Group {
  title: string
  facts: Fact[]
}

const { fields, groups } = texts
const yesNo = (value: boolean) => (value ? texts.yes : texts.no)
const time = (value: string | null) => value && <span className="tf-number">{formatDateTime(value)}</span>
const plain = (group: Parameters<typeof plainOf>[0], waybill: ShownWaybill): Fact[] =>
  plainOf(group).map(({ id }) => [fields[id], waybill[id]])
const money = (value: Amount | null) => <Money value={value} />

/** What it would be settled at now, while it is not. */
const expected = ({ expectedPrice, expectedPriceSource, expectedPriceRef, weightType }: ShownWaybill): Fact[] => [
  [
    fields.expectedPrice,
    expectedPrice === null ? texts.unpricedYet : <Price key="price" value={expectedPrice} unit={weightType} />,
  ],
  [
    fields.expectedPriceSource,
    <PriceSourceText key="expected" source={expectedPriceSource} priceRef={expectedPriceRef} />,
  ],
]

/**
 * Every field of a waybill but its pictures, by what it is about.
 * @param company named for whom works for several
 */
export function groupsOf(waybill: ShownWaybill, company: string | undefined): Group[] {
  const { cardNo, giveCardNo, settlementId, settleNo, projectName, projectInfoName } = waybill
  return [
    {
      title: groups.trip,
      facts: [
        ...(company === undefined ? [] : [[fields.company, company, true] satisfies Fact]),
        [fields.projectName, projectName, true],
        ...(projectInfoName === projectName ? [] : [[fields.projectInfoName, projectInfoName, true] satisfies Fact]),
        [fields.tpMode, texts.modes[waybill.tpMode]],
        [fields.names, waybill.names],
        [fields.isTicket, yesNo(waybill.isTicket)],
        [fields.weightTons, <Quantity key="weight" value={waybill.weightTons} unit={waybill.weightType} />],
        [fields.weightType, texts.units[waybill.weightType]],
        [fields.completeDatetime, time(waybill.completeDatetime)],
        [fields.createTime, time(waybill.createTime)],
        [fields.remark, waybill.remark, true],
      ],
    },
    {
      title: groups.loading,
      facts: [
        [fields.inDatetime, time(waybill.inDatetime)],
        [fields.inShiftType, waybill.inShiftType && texts.shifts[waybill.inShiftType]],
        [fields.inSoilType, waybill.inSoilType],
        [fields.load, <Quantity key="load" value={waybill.load} unit="TON" />],
        ...plain('loading', waybill),
      ],
    },
    {
      title: groups.leaving,
      facts: [
        [fields.goDatetime, time(waybill.goDatetime)],
        [fields.goSoilType, waybill.goSoilType],
        ...plain('leaving', waybill),
      ],
    },
    {
      title: groups.people,
      facts: [
        [fields.truckCode, waybill.truckCode],
        [fields.captainName, waybill.captainName],
        [fields.driverName, waybill.driverName],
        ...plain('people', waybill),
      ],
    },
    {
      title: groups.money,
      facts: [
        [fields.settlePrice, <Price key="price" value={waybill.settlePrice} unit={waybill.weightType} />],
        [
          fields.priceSource,
          <PriceSourceText
            key="source"
            source={waybill.priceSource}
            priceRef={waybill.priceRef}
            typedBy={waybill.priceTypedBy}
          />,
        ],
        ...(waybill.settlementId ? [] : expected(waybill)),
        [fields.exAmt, money(waybill.exAmt)],
        [fields.adjustAmt, money(waybill.adjustAmt)],
        [fields.receivable, money(waybill.receivable)],
        [fields.payTaxes, money(waybill.payTaxes)],
        [fields.actual, money(waybill.actual)],
        [fields.actuallyPaid, money(waybill.actuallyPaid)],
        [fields.inPreparePrice, money(waybill.inPreparePrice)],
        [fields.garbagePreparePrice, money(waybill.garbagePreparePrice)],
      ],
    },
    {
      title: groups.settlement,
      facts: [
        [fields.cardNo, cardNo && <PageLink to={cardUrl(cardNo)}>{cardNo}</PageLink>],
        [fields.giveCardNo, giveCardNo && <PageLink to={receiptUrl(giveCardNo)}>{giveCardNo}</PageLink>],
        [fields.settleNo, settlementId && settleNo && <PageLink to={settlementUrl(settlementId)}>{settleNo}</PageLink>],
        [fields.settleable, <SettleableBadge key="settleable" waybill={waybill} />],
      ],
    },
  ]
}
