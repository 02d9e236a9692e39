import { Link } from 'react-router-dom'
import { formatDateTime } from '../../../ui/format/date'
import { Price } from '../../../ui/format/Numbers'
import { Facts } from '../../../ui/layout/Group'
import { approverOf } from '../../company/settings'
import { PriceStatusBadge, priceUrl } from '../../price/direct-pay-price'
import type { Task } from './rows'
import { texts } from './texts'

const { fields } = texts
const time = (value: string | null) => value && <span className="tf-number">{formatDateTime(value)}</span>

/** What was applied for. */
export function TaskTerms({ task }: { task: Task }) {
  return (
    <Facts
      title={texts.basic}
      facts={[
        [fields.projectName, task.projectName, true],
        [fields.tpMode, task.tpMode && texts.modes[task.tpMode]],
        [fields.soilType, task.soilType],
        [fields.garbageName, task.garbageName],
        [
          fields.directPayPrice,
          task.directPayPrice && <Price key="price" value={task.directPayPrice} unit={task.weightType ?? 'ANY'} />,
        ],
        [fields.captainAndDrivers, task.captainAndDriversText, true],
        [fields.remark, task.remark, true],
      ]}
    />
  )
}

/** Who applied, who decided, and what came of it. */
export function TaskProcess({ task }: { task: Task }) {
  const price = task.directPayPriceId && <Link to={priceUrl(task.directPayPriceId)}>{texts.viewPrice}</Link>
  return (
    <Facts
      title={texts.process}
      facts={[
        [fields.status, <PriceStatusBadge key="status" status={task.status} />],
        [fields.applyName, task.applyName],
        [fields.applyDatetime, time(task.applyDatetime)],
        [fields.auditName, approverOf(task.auditName, task)],
        [fields.auditDatetime, time(task.auditDatetime)],
        [fields.invalidName, task.invalidName],
        [fields.invalidDatetime, time(task.invalidDatetime)],
        [fields.directPayPriceId, price],
        [fields.reason, task.reason, true],
      ]}
    />
  )
}
