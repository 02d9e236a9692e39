import { useQuery } from '@apollo/client/react'
import { MainCardsDocument } from './base-card.generated'

const NONE: readonly string[] = []

/** The numbers of the captain cards that sub-cards can hang on. */
export const useMainCards = (): readonly string[] =>
  useQuery(MainCardsDocument, { fetchPolicy: 'network-only' }).data?.cards.records.map(({ cardNo }) => cardNo) ?? NONE
