import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { refetchShowing } from '../../../../apollo/refetchShowing'
import { useCommand } from '../../../../apollo/useCommand'
import type { PaperKind } from '../../../../gql/types.generated'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { OF_PAPERS } from '../kinds'
import { texts } from '../texts'
import { RemoveSettlementPaperDocument } from './drawer.generated'
import type { Paper } from './groups'

/** Removes a paper after a question, and shows which kinds are missing then. */
export function useRemoval(settleNo: string, onRemoved: (kind: PaperKind) => void) {
  const client = useApolloClient()
  const { run } = useCommand(RemoveSettlementPaperDocument)
  const [running, setRunning] = useState<string | null>(null)
  const remove = async ({ id, kind, fileName }: Paper) => {
    const about = texts.removeAbout(settleNo, texts.kinds[kind], fileName)
    if (!(await confirm({ title: texts.removeTitle, content: texts.removeQuestion, about, danger: true }))) return
    setRunning(id)
    let removed = false
    try {
      removed = (await run({ id })) !== null
      if (removed) toast.success(texts.removed)
    } catch (error) {
      toast.failure(error)
    } finally {
      setRunning(null)
    }
    // Reads them again after refusals, too, since another person may have been faster. The question shows failures.
    await refetchShowing(client, OF_PAPERS).catch(() => undefined)
    if (removed) onRemoved(kind)
  }
  return { remove: (paper: Paper) => void remove(paper), running }
}
