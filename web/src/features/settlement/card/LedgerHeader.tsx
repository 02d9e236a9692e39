import { Link } from 'react-router-dom'
import { formatDateTime } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import { LuArrowLeftRight } from '../../../ui/icons'
import { CardState } from './badge'
import type { LedgerHeadQuery } from './card.generated'
import css from './ledger.module.css'
import { texts } from './texts'

export type Head = NonNullable<LedgerHeadQuery['card']>

interface Props {
  head: Head
  /** The sub-card that was asked for. */
  subCardNo: string | undefined
  withCompany: boolean
}

/** The captain's card above its ledger. */
export function LedgerHeader({ head, subCardNo, withCompany }: Props) {
  const { fields } = texts
  const facts: [string, string][] = [
    [fields.captainName, head.captainName ?? '—'],
    [fields.bindingDate, formatDateTime(head.bindingDate) || '—'],
    [fields.subCardCount, formatCount(head.subCardCount)],
    [fields.totalWaybillCount, formatCount(head.totalWaybillCount)],
  ]
  if (withCompany) facts.push([fields.companyAuthName, head.companyAuthName])
  return (
    <header className={css.header}>
      <div className={css.card}>
        <h2 className="tf-number">{head.cardNo}</h2>
        <CardState card={head} />
        {subCardNo && <span className={css.note}>{texts.subCard(subCardNo)}</span>}
        <Link to="/scan/ledger" className={css.other}>
          <LuArrowLeftRight aria-hidden size={14} />
          {texts.chooseOther}
        </Link>
      </div>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tf-number">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
