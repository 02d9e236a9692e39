import { Link } from 'react-router-dom'
import { usePageQuery } from '../../../../apollo/usePageQuery'
import { stateTones } from '../../../../gql/stateTones'
import { formatCount, formatMoney } from '../../../../ui/format/decimal'
import { StatusBadge } from '../../../../ui/format/StatusBadge'
import { cardUrl } from '../links'
import { CaptainOwnCardsDocument, type CaptainOwnCardsQuery } from './captain.generated'
import css from './captain.module.css'
import { More } from './More'
import { texts } from './texts'
import { useMore } from './useMore'

type Card = CaptainOwnCardsQuery['cards']['records'][number]

function factsOf(card: Card): string[] {
  const { status, totalWaybillCount, settleAbleCount, updateWaybillsCount, giveCardNo } = card
  return [
    texts.cardAll(formatCount(totalWaybillCount)),
    ...(settleAbleCount > 0 ? [texts.cardOpen(formatCount(settleAbleCount))] : []),
    ...(updateWaybillsCount > 0 ? [texts.cardPending(formatCount(updateWaybillsCount))] : []),
    ...(giveCardNo ? [texts.cardHandedIn(giveCardNo)] : []),
    ...(!giveCardNo && status === 'ACTIVATED' && settleAbleCount > 0 ? [texts.cardWaiting] : []),
  ]
}

/** Cards of the captain: their waybills, and the settled and paid amounts. */
export function Cards() {
  const { page, more } = useMore()
  const cards = usePageQuery(CaptainOwnCardsDocument, { page }, (data) => data.cards)
  return (
    <More label={texts.tabs.cards} page={cards} emptyText={texts.noCards} onMore={more}>
      {(card) => (
        <>
          <p className={css.head}>
            <Link to={cardUrl(card.cardNo)}>{card.cardNo}</Link>
            <StatusBadge tone={stateTones.CardStatus[card.status]}>{texts.cardStatuses[card.status]}</StatusBadge>
          </p>
          <p className={css.facts}>
            {factsOf(card).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            <span>{card.companyAuthName}</span>
          </p>
          <dl className={css.sums}>
            {(
              [
                [texts.unsettled, card.unsettledAmount],
                [texts.settled, card.settledAmount],
                [texts.paid, card.paidAmount],
              ] as const
            ).map(([label, amount]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="tf-number">{formatMoney(amount)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </More>
  )
}
