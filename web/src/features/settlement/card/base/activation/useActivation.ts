import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef, useState } from 'react'
import { toRequestError } from '../../../../../apollo/errors'
import { uuid } from '../../../../../apollo/uuid'
import { ActivateCardDocument } from '../../verbs/verbs.generated'
import { BindCardsDocument } from '../base-card.generated'

/** Captain of the scanned cards; without one each card keeps its captain. */
export interface Owner {
  captainId: string
  parentCardNo: string
}

export interface Scanned {
  /** Key of the request as well, so that a repeated one acts once. */
  id: string
  cardNo: string
  owner: Owner
  state: 'waiting' | 'good' | 'refused'
  /** Reason why it was refused. */
  message: string | null
}

/** Activates card after card in the order of scanning, and lists the results, last one first. */
export function useActivation(onDone: (state: 'good' | 'refused') => void) {
  const client = useApolloClient()
  const [rows, setRows] = useState<readonly Scanned[]>([])
  const last = useRef(Promise.resolve())
  const told = useRef(onDone)
  told.current = onDone

  const perform = useCallback(
    async ({ id: idempotencyKey, cardNo, owner: { captainId, parentCardNo } }: Scanned): Promise<string | null> => {
      if (captainId === '') {
        await client.mutate({ mutation: ActivateCardDocument, variables: { cardNo, dryRun: false, idempotencyKey } })
        return null
      }
      const input = { cardNos: [cardNo], captainId, parentCardNo: parentCardNo || null, activate: true }
      const { data } = await client.mutate({
        mutation: BindCardsDocument,
        variables: { input, dryRun: false, idempotencyKey },
      })
      return data?.changed.refused[0]?.message ?? null
    },
    [client],
  )
  const send = useCallback(
    (row: Scanned) => {
      const after = (message: string | null) => {
        const state = message === null ? 'good' : 'refused'
        setRows((all) => all.map((one) => (one.id === row.id ? { ...one, state, message } : one)))
        told.current(state)
      }
      last.current = last.current.then(() =>
        perform(row).then(after, (error: unknown) => after(toRequestError(error).message)),
      )
    },
    [perform],
  )
  const add = (cardNos: readonly string[], owner: Owner) => {
    const added = cardNos.map((cardNo): Scanned => ({ id: uuid(), cardNo, owner, state: 'waiting', message: null }))
    setRows((all) => [...added.toReversed(), ...all])
    for (const row of added) send(row)
  }
  const again = (row: Scanned) => {
    setRows((all) => all.map((one) => (one.id === row.id ? { ...one, state: 'waiting', message: null } : one)))
    send(row)
  }
  return { rows, add, again }
}
