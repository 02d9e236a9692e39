import { formatDateTime } from '../../../../ui/format/date'
import { Price } from '../../../../ui/format/Numbers'
import { type Fact, Facts } from '../../../../ui/layout/Group'
import { approverOf } from '../../../company/settings'
import { PriceStatusBadge } from '../badges'
import css from '../price.module.css'
import { type PriceDetail, unitOf } from '../rows'
import { texts } from '../texts'
import { Members } from './Members'

const { fields } = texts
const time = (value: string | null) => value && <span className="tf-number">{formatDateTime(value)}</span>

interface Props {
  price: PriceDetail
  /** Opens another price; without it the others are not linked. */
  onOpen?: (id: string) => void
}

/** What a price says, and what became of it. */
export function PriceFacts({ price, onOpen }: Props) {
  const link = (id: string | null) =>
    id &&
    onOpen && (
      <button type="button" className={css.link} onClick={() => onOpen(id)}>
        {texts.openLink}
      </button>
    )
  const terms: Fact[] = [
    [fields.projectName, price.projectName, true],
    [fields.status, <PriceStatusBadge key="status" status={price.status} />],
    [fields.tpMode, texts.modes[price.tpMode]],
    [fields.soilType, price.soilType],
    [fields.garbageName, price.garbageName],
    [
      fields.directPayPrice,
      <strong key="price">
        <Price value={price.directPayPrice} unit={unitOf(price)} />
      </strong>,
    ],
    [fields.captainAndDrivers, <Members key="members" captains={price.captainAndDrivers} />, true],
  ]
  const auditor = approverOf(price.auditName, price)
  const process: Fact[] = [
    [fields.applyName, price.applyName],
    [fields.applyDatetime, time(price.applyDatetime)],
    [fields.auditName, auditor],
    [fields.auditDatetime, time(price.auditDatetime)],
    [fields.invalidName, price.invalidName],
    [fields.invalidDatetime, time(price.invalidDatetime)],
    ...(price.reason ? [[fields.reason, price.reason, true] satisfies Fact] : []),
    ...(price.copiedFromId ? [[fields.copiedFromId, link(price.copiedFromId)] satisfies Fact] : []),
    ...(price.replacedById ? [[fields.replacedById, link(price.replacedById)] satisfies Fact] : []),
  ]
  return (
    <>
      <Facts title={texts.basic} facts={terms} />
      <Facts title={texts.process} facts={process} />
    </>
  )
}
