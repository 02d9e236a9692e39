import { useQuery } from '@apollo/client/react'
import { MissingNumbers } from '../../../ui/list/MissingNumbers'
import { fields } from './rows'
import type { Filters } from './search'
import { texts } from './texts'
import { KnownCardsDocument, KnownTruckCodesDocument, KnownWaybillsDocument } from './waybill.generated'

/** Pasted waybill numbers, plates and card numbers that were not found. */
export function MissingWaybills({ filters: { nos = [], truckCodes = [], cardNos = [] } }: { filters: Filters }) {
  const waybills = useQuery(KnownWaybillsDocument, { variables: { nos }, skip: nos.length === 0 })
  const trucks = useQuery(KnownTruckCodesDocument, { variables: { truckCodes }, skip: truckCodes.length === 0 })
  const cards = useQuery(KnownCardsDocument, { variables: { cardNos }, skip: cardNos.length === 0 })
  return (
    <>
      <MissingNumbers
        wanted={nos}
        known={nos.length ? waybills.data?.waybills.records.map((row) => row.no) : undefined}
        title={(count) => texts.notFound(fields.no.label, count)}
      />
      <MissingNumbers
        wanted={truckCodes}
        known={truckCodes.length ? trucks.data?.knownTruckCodes : undefined}
        title={(count) => texts.notFound(texts.truck, count)}
      />
      <MissingNumbers
        wanted={cardNos}
        known={cardNos.length ? cards.data?.cards.records.map((row) => row.cardNo) : undefined}
        title={(count) => texts.notFound(fields.cardNo.label, count)}
      />
    </>
  )
}
