import { stateTones } from '../../../gql/stateTones'
import type { CardStatus } from '../../../gql/types.generated'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import css from './ledger.module.css'
import { texts } from './texts'

/** Where a card stands; one that is lost says so beside. */
export function CardState({ card: { status, lostTime } }: { card: { status: CardStatus; lostTime: string | null } }) {
  return (
    <span className={css.states}>
      <StatusBadge tone={stateTones.CardStatus[status]}>{texts.statuses[status]}</StatusBadge>
      {lostTime !== null && <StatusBadge tone="bad">{texts.lost}</StatusBadge>}
    </span>
  )
}
