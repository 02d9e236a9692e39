import { useCallback, useEffect, useState } from 'react'
import { uuid } from '../../apollo/uuid'
import type { Ask } from '../asking'
import { useDesk } from '../desk'
import { texts } from '../texts'

/** Query that somebody has saved, for himself or for the company. */
export interface SavedQuery {
  id: string
  name: string
  shared: boolean
  own: boolean
  createBy: string
  version: number
  query: string
  variables: string
}

type Stored = Omit<SavedQuery, 'query' | 'variables'> & { state: { query?: string; variables?: string } }

const FIELDS = 'id name shared own createBy version state'
const LIST = `query Saved { savedViews(list: "queries") { ${FIELDS} } }`
const SAVE = `mutation Save($input: SavedViewInput!, $key: String) { saveView(input: $input, idempotencyKey: $key) { id } }`
const DELETE = 'mutation Delete($id: ID!, $key: String) { deleteView(id: $id, idempotencyKey: $key) { id } }'

async function dataOf<Data>(ask: Ask, query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await ask({ query, variables })
  const [first] = errors ?? []
  if (first || !data) throw new Error(first?.message ?? texts.failed)
  return data as Data
}

const listed = ({ state, ...rest }: Stored): SavedQuery => ({
  ...rest,
  query: state.query ?? '',
  variables: state.variables ?? '',
})

interface Kept {
  name: string
  shared: boolean
  query: string
  variables: string
}

/** Saved queries with their verbs; a refusal is told by `fault`, what was done by `note`. */
export function useSaved() {
  const { ask, signedIn } = useDesk()
  const [saved, setSaved] = useState<readonly SavedQuery[] | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const load = useCallback(async () => {
    const { savedViews } = await dataOf<{ savedViews: Stored[] }>(ask, LIST)
    setSaved(savedViews.map(listed))
  }, [ask])
  /** Does something and reads the list anew; false where it was refused. */
  const told = useCallback(async (work: () => Promise<unknown>, done: string | null = null): Promise<boolean> => {
    setNote(null)
    try {
      await work()
      setFault(null)
      setNote(done)
      return true
    } catch (error) {
      setFault(error instanceof Error ? error.message : texts.failed)
      return false
    }
  }, [])
  useEffect(() => {
    if (signedIn) void told(load)
    else setSaved(null)
  }, [signedIn, load, told])

  /** Saves under a name; what the person has under it already is overwritten. */
  const save = ({ name, shared, query, variables }: Kept) => {
    const known = saved?.find((one) => one.own && one.name === name.trim())
    const input = {
      ...(known ? { id: known.id, version: known.version } : {}),
      ...{ list: 'queries', name, shared, state: { query, variables } },
    }
    return told(async () => {
      await dataOf(ask, SAVE, { input, key: uuid() })
      await load()
    }, texts.savedAs(name.trim()))
  }
  const remove = ({ id, name }: SavedQuery) =>
    told(async () => {
      await dataOf(ask, DELETE, { id, key: uuid() })
      await load()
    }, texts.removed(name))
  return { saved, fault, note, save, remove, retry: () => told(load) }
}
