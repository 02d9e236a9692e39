import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { everyRow } from '../../../../apollo/everyRow'
import type { DialogProps } from '../../../../kit/verbs/verb'
import { toast } from '../../../../ui/feedback/toastStore'
import { Choices } from '../preview/Choices'
import { texts as previewTexts } from '../preview/texts'
import { SplitDialog } from './SplitDialog'
import { type CardTrip, cardsOf, tripsOf } from './split'
import { TripsToSplitDocument } from './split.generated'
import { texts } from './texts'

/** Splits off the trips of chosen cards. */
export default function SplitCards({ row, onClose, onDone }: DialogProps<{ id: string; settleNo: string }>) {
  const { id: settlementId, settleNo } = row
  const client = useApolloClient()
  const [trips, setTrips] = useState<readonly CardTrip[] | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    everyRow(async (page) => {
      const variables = { id: settlementId, page }
      const { data } = await client.query({ query: TripsToSplitDocument, variables, fetchPolicy: 'no-cache' })
      return data?.waybills
    })
      .then(setTrips)
      .catch((error: unknown) => toast.failure(error))
  }, [client, settlementId])

  const cards = trips && cardsOf(trips, texts.noCard)
  const reason = () => {
    if (!cards) return previewTexts.waiting
    if (cards.length === 1) return texts.oneCard
    if (chosen.size === 0) return texts.choose
    return chosen.size === cards.length ? texts.all : null
  }
  return (
    <SplitDialog
      settlementId={settlementId}
      settleNo={settleNo}
      waybillIds={tripsOf(trips ?? [], chosen)}
      idle={reason()}
      onClose={onClose}
      onChanged={() => onDone()}
    >
      {cards && cards.length > 1 && (
        <Choices legend={texts.cards} choices={cards} chosen={chosen} onChoose={setChosen} unit={texts.unit} />
      )}
    </SplitDialog>
  )
}
