import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { useCommand } from '../../../../apollo/useCommand'
import { toast } from '../../../../ui/feedback/toastStore'
import { useUnsaved } from '../../../../ui/unsaved/unsaved'
import type { Settlement } from '../rows'
import { texts } from '../texts'
import { StatementHeadDocument, UpdateSettlementRemarkDocument } from './statement.generated'

interface Version {
  remark: string
  version: number
}

const versionOf = ({ remark, version }: Pick<Settlement, 'remark' | 'version'>): Version => ({
  remark: remark ?? '',
  version,
})

/**
 * Editing a remark against the version it was read in. When somebody else was faster nothing is saved: `theirs` is what stands
 * there now, to be kept or knowingly replaced.
 */
export function useRemark(settlement: Settlement) {
  const { id } = settlement
  const client = useApolloClient()
  const { run, running } = useCommand(UpdateSettlementRemarkDocument)
  const [base, setBase] = useState<Version | null>(null)
  const [draft, setDraft] = useState('')
  const [theirs, setTheirs] = useState<Version | null>(null)
  useUnsaved(base !== null && draft !== base.remark)

  const open = () => {
    setBase(versionOf(settlement))
    setDraft(settlement.remark ?? '')
    setTheirs(null)
  }
  const close = () => {
    setBase(null)
    setTheirs(null)
  }
  const save = async (version: number) => {
    try {
      const remark = draft.trim()
      if (!(await run({ id, version, remark: remark || null }))) return
      toast.success(texts.done)
      close()
    } catch (error) {
      if (toRequestError(error).errorCode !== 'STALE') return toast.failure(error)
      await readTheirs()
    }
  }
  const readTheirs = async () => {
    try {
      const { data } = await client.query({ query: StatementHeadDocument, variables: { id } })
      if (data?.settlement) setTheirs(versionOf(data.settlement))
      else toast.error(texts.missing)
    } catch (error) {
      toast.failure(error)
    }
  }
  return {
    editing: base !== null,
    draft,
    setDraft,
    theirs,
    running,
    open,
    close,
    save: () => base && save(base.version),
    replaceTheirs: () => theirs && save(theirs.version),
  }
}
