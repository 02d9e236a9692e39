import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../../ui/format/date'
import { Money } from '../../../ui/format/Numbers'
import { PriceStatusBadge, priceUrl } from '../../price/direct-pay-price'
import type { Task } from './rows'
import css from './task.module.css'
import { texts } from './texts'

type Line = [label: string, value: ReactNode, wide?: true]

const { fields } = texts
const time = (value: string | null) => value && <span className="tf-number">{formatDateTime(value)}</span>

function Lines({ title, lines }: { title: string; lines: Line[] }) {
  return (
    <section className={css.group}>
      <h3>{title}</h3>
      <dl className={css.facts}>
        {lines.map(([label, value, wide]) => (
          <div key={label} data-wide={wide}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What was applied for. */
export function TaskTerms({ task }: { task: Task }) {
  return (
    <Lines
      title={texts.basic}
      lines={[
        [fields.projectName, task.projectName, true],
        [fields.tpMode, task.tpMode && texts.modes[task.tpMode]],
        [fields.soilType, task.soilType],
        [fields.garbageName, task.garbageName],
        [fields.directPayPrice, task.directPayPrice && <Money key="price" value={task.directPayPrice} />],
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
    <Lines
      title={texts.process}
      lines={[
        [fields.status, <PriceStatusBadge key="status" status={task.status} />],
        [fields.applyName, task.applyName],
        [fields.applyDatetime, time(task.applyDatetime)],
        [fields.auditName, task.auditName && (task.auditOwn ? `${task.auditName}（${texts.own}）` : task.auditName)],
        [fields.auditDatetime, time(task.auditDatetime)],
        [fields.invalidName, task.invalidName],
        [fields.invalidDatetime, time(task.invalidDatetime)],
        [fields.price, price],
        [fields.reason, task.reason, true],
      ]}
    />
  )
}
