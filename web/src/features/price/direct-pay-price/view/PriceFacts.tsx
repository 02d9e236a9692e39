import { stateTones } from '../../../../gql/stateTones'
import type { PriceStatus } from '../../../../gql/types.generated'
import { formatDateTime } from '../../../../ui/format/date'
import { Price } from '../../../../ui/format/Numbers'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import { type Fact, Facts } from '../../../../ui/layout/Group'
import { approverOf } from '../../../company/settings'
import css from '../../price.module.css'
import { type PriceDetail, unitOf } from '../rows'
import { texts } from '../texts'

/** Badge of a price's state, or of a task application's. */
export function PriceStatusBadge({ status }: { status: PriceStatus }) {
  return <StatusBadge tone={stateTones.PriceStatus[status]}>{texts.statuses[status]}</StatusBadge>
}

/** Captains with the chosen drivers. */
function Members({ captains }: { captains: PriceDetail['captainAndDrivers'] }) {
  return (
    <ul className={css.members}>
      {captains.map(({ captainId, captainName, allDrivers, drivers }) => (
        <li key={captainId}>
          <b>{captainName}</b> {allDrivers ? texts.everyDriver : drivers.map(({ driverName }) => driverName).join('、')}
        </li>
      ))}
    </ul>
  )
}

const { fields } = texts
const time = (value: string | null) => value && <span className="tf-number">{formatDateTime(value)}</span>

interface Props {
  price: PriceDetail
  /** Opens another price; without it other prices are not linked. */
  onOpen?: (id: string) => void
}

/** Terms and history of a price. */
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
