import { useQuery } from '@apollo/client/react'
import { MissingNumbers } from '../../../ui/list/MissingNumbers'
import type { Filters } from './list'
import { texts } from './texts'
import { KnownCardsDocument, KnownTruckCodesDocument, KnownWaybillsDocument } from './waybill.generated'

/** Which of the pasted waybill numbers, plates and card numbers there are not. */
export function MissingWaybills({ filters: { nos = [], truckCodes = [], cardNos = [] } }: { filters: Filters }) {
  const waybills = useQuery(KnownWaybillsDocument, { variables: { nos }, skip: nos.length === 0 })
  const trucks = useQuery(KnownTruckCodesDocument, { variables: { truckCodes }, skip: truckCodes.length === 0 })
  const cards = useQuery(KnownCardsDocument, { variables: { cardNos }, skip: cardNos.length === 0 })
  return (
    <>
      <MissingNumbers
        wanted={nos}
        known={nos.length ? waybills.data?.waybills.records.map((row) => row.no) : undefined}
        title={(count) => texts.notFound(texts.fields.no, count)}
      />
      <MissingNumbers
        wanted={truckCodes}
        known={truckCodes.length ? trucks.data?.knownTruckCodes : undefined}
        title={(count) => texts.notFound(texts.truck, count)}
      />
      <MissingNumbers
        wanted={cardNos}
        known={cardNos.length ? cards.data?.cards.records.map((row) => row.cardNo) : undefined}
        title={(count) => texts.notFound(texts.fields.cardNo, count)}
      />
    </>
  )
}
