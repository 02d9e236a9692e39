import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { refetchOpen } from '../../../../apollo/refetchOpen'
import { useCommand } from '../../../../apollo/useCommand'
import type { PaperKind } from '../../../../gql/types.generated'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { OF_PAPERS } from '../kinds'
import { texts } from '../texts'
import { RemoveSettlementPaperDocument } from './drawer.generated'
import type { Paper } from './groups'

/** Takes a paper away once somebody has said so, and shows what is missing then. */
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
    // Where it was refused, too: somebody else may have been faster. What failed shows where it is asked.
    await refetchOpen(client, OF_PAPERS).catch(() => undefined)
    if (removed) onRemoved(kind)
  }
  return { remove: (paper: Paper) => void remove(paper), running }
}
