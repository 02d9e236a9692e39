import type { GuardedField } from '../graphql-fields'
import type { Names } from '../graphql-names'

/** Records by their ids: whoever is signed in may ask, and is shown what the record's own query shows him. */
const SELECTION = `{ __typename id ... on Waybill { no project { name } } ... on Card { cardNo } ... on Receipt { giveCardNo }
  ... on Settlement { settleNo waybills { total } } ... on Payment { paymentNo } ... on Project { projectName } }`

const named = ({ waybillId, cardId, receiptId, settlementId, projectId }: Names): [string, string][] => [
  ['WAYBILL', waybillId],
  ['CARD', cardId],
  ['RECEIPT', receiptId],
  ['SETTLEMENT', settlementId],
  ['PROJECT', projectId],
]

export const fields: Record<string, GuardedField> = {
  'Query.node': {
    access: 'signed-in',
    selection: SELECTION,
    examples: (names) => named(names).map(([type, id]) => ({ type, id })),
  },
  'Query.nodes': {
    access: 'signed-in',
    selection: SELECTION,
    examples: (names) => named(names).map(([type, id]) => ({ type, ids: [id] })),
  },
}
