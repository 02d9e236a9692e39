import { Link } from 'react-router-dom'
import { cardFields as fields } from '../../../gql/fields/settlement.generated'
import type { CardStatus } from '../../../gql/types.generated'
import { CodeBadge } from '../../../kit/cells'
import { formatDateTime } from '../../../ui/format/date'
import { formatCount } from '../../../ui/format/decimal'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { LuArrowLeftRight, LuSearchX } from '../../../ui/icons'
import looks from '../../../ui/layout/looks.module.css'
import { FoldedTimeline } from '../../timeline/timeline'
import type { LedgerHeadQuery } from './card.generated'
import css from './card.module.css'
import { texts } from './texts'

/** State of a card, with a mark if it is lost. */
export function CardState({ card: { status, lostTime } }: { card: { status: CardStatus; lostTime: string | null } }) {
  return (
    <span className={css.states}>
      <CodeBadge field={fields.status} value={status} />
      {lostTime !== null && <StatusBadge tone="bad">{texts.lost}</StatusBadge>}
    </span>
  )
}

/** Time of a card, to the second. */
export const exactly = (time: string | null) => <span className="tf-number">{time ? formatDateTime(time) : ''}</span>

/** Shown in place of a missing ledger. */
export function Nothing({ title }: { title: string }) {
  return (
    <div className={css.state} role="status">
      <LuSearchX aria-hidden size={44} />
      <p>{title}</p>
      <Link to="/scan/ledger">{texts.chooseTitle}</Link>
    </div>
  )
}

export type Head = NonNullable<LedgerHeadQuery['card']>

interface Props {
  head: Head
  /** Requested sub-card. */
  sub: { id: string; cardNo: string } | undefined
  withCompany: boolean
}

/** Captain's card above its ledger. */
export function LedgerHeader({ head, sub, withCompany }: Props) {
  const facts: [string, string][] = [
    [fields.captainName.label, head.captainName ?? '—'],
    [fields.bindingDate.label, formatDateTime(head.bindingDate) || '—'],
    [fields.subCardCount.label, formatCount(head.subCardCount)],
    [fields.totalWaybillCount.label, formatCount(head.totalWaybillCount)],
    ...(withCompany ? [[fields.companyAuthName.label, head.companyAuthName] as [string, string]] : []),
  ]
  return (
    <header className={css.header}>
      <div className={css.card}>
        <h2 className="tf-number">{head.cardNo}</h2>
        <CardState card={head} />
        {sub && <span className={looks.faint}>{texts.subCard(sub.cardNo)}</span>}
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
      <FoldedTimeline key={sub?.id ?? head.id} type="CARD" id={sub?.id ?? head.id} />
    </header>
  )
}
