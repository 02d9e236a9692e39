import { useQuery } from '@apollo/client/react'
import { MissingNumbers } from '../../../ui/list/MissingNumbers'
import type { Filters } from './list'
import { texts } from './texts'
import { KnownCardsDocument, KnownWaybillsDocument } from './waybill.generated'

/** Which of the pasted waybill and card numbers do not exist. */
export function MissingWaybills({ filters: { nos = [], cardNos = [] } }: { filters: Filters }) {
  const waybills = useQuery(KnownWaybillsDocument, { variables: { nos }, skip: nos.length === 0 })
  const cards = useQuery(KnownCardsDocument, { variables: { cardNos }, skip: cardNos.length === 0 })
  return (
    <>
      <MissingNumbers
        wanted={nos}
        known={nos.length ? waybills.data?.waybills.records.map((row) => row.no) : undefined}
        title={(count) => texts.notFound(texts.fields.no, count)}
      />
      <MissingNumbers
        wanted={cardNos}
        known={cardNos.length ? cards.data?.cards.records.map((row) => row.cardNo) : undefined}
        title={(count) => texts.notFound(texts.fields.cardNo, count)}
      />
    </>
  )
}
