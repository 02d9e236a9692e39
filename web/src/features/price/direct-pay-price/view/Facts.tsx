import type { ReactNode } from 'react'
import { formatDateTime } from '../../../../ui/format/date'
import { formatMoney } from '../../../../ui/format/decimal'
import { PriceStatusBadge } from '../badges'
import css from '../price.module.css'
import type { PriceDetail } from '../rows'
import { texts } from '../texts'
import { Members } from './Members'

type Line = [label: string, value: ReactNode, wide?: true]

const { fields } = texts
const time = (value: string | null) => value && <span className="tf-number">{formatDateTime(value)}</span>

function Lines({ lines }: { lines: Line[] }) {
  return (
    <dl className={css.facts}>
      {lines.map(([label, value, wide]) => (
        <div key={label} data-wide={wide}>
          <dt>{label}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Props {
  price: PriceDetail
  /** Opens another price; without it the others are not linked. */
  onOpen?: (id: string) => void
}

/** What a price says, and what became of it. */
export function Facts({ price, onOpen }: Props) {
  const link = (id: string | null) =>
    id &&
    onOpen && (
      <button type="button" className={css.link} onClick={() => onOpen(id)}>
        {texts.openLink}
      </button>
    )
  const terms: Line[] = [
    [fields.projectName, price.projectName, true],
    [fields.status, <PriceStatusBadge key="status" status={price.status} />],
    [fields.tpMode, texts.modes[price.tpMode]],
    [fields.soilType, price.soilType],
    [fields.garbageName, price.garbageName],
    [fields.directPayPrice, <strong key="price">{texts.yuan(formatMoney(price.directPayPrice))}</strong>],
    [fields.captainAndDrivers, <Members key="members" captains={price.captainAndDrivers} />, true],
  ]
  const auditor = price.auditName && (price.auditOwn ? `${price.auditName}（${texts.own}）` : price.auditName)
  const process: Line[] = [
    [fields.applyName, price.applyName],
    [fields.applyDatetime, time(price.applyDatetime)],
    [fields.auditName, auditor],
    [fields.auditDatetime, time(price.auditDatetime)],
    [fields.invalidName, price.invalidName],
    [fields.invalidDatetime, time(price.invalidDatetime)],
    ...(price.reason ? [[fields.reason, price.reason, true] satisfies Line] : []),
    ...(price.copiedFromId ? [[fields.copiedFrom, link(price.copiedFromId)] satisfies Line] : []),
    ...(price.replacedById ? [[fields.replacedBy, link(price.replacedById)] satisfies Line] : []),
  ]
  return (
    <>
      <section className={css.group}>
        <h3>{texts.basic}</h3>
        <Lines lines={terms} />
      </section>
      <section className={css.group}>
        <h3>{texts.process}</h3>
        <Lines lines={process} />
      </section>
    </>
  )
}
