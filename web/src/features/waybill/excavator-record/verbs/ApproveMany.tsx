import { useState } from 'react'
import { useCommand } from '../../../../apollo/useCommand'
import { BatchResultDialog, type BatchRow } from '../../../../ui/feedback/BatchResultDialog'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { toast } from '../../../../ui/feedback/toastStore'
import { Button } from '../../../../ui/layout/Button'
import { AUDIT, type ExcavatorRecord } from '../rows'
import { texts } from '../texts'
import { namesOf, outcomesOf, possible, reasonAgainstAll } from './many'
import { ApproveExcavatorRecordsDocument } from './verbs.generated'

interface Props {
  records: readonly ExcavatorRecord[]
  onDecided: () => void
}

/** 批量通过 of those selected that wait; what was refused is told row by row. */
export function ApproveMany({ records, onDecided }: Props) {
  const { run, running } = useCommand(ApproveExcavatorRecordsDocument)
  const [results, setResults] = useState<BatchRow[] | null>(null)
  const good = possible('approve', records)
  const left = records.length - good.length

  const approve = async () => {
    const about = (
      <>
        <p>{namesOf(good)}</p>
        <p>{texts.manyOutcome}</p>
      </>
    )
    const content = left > 0 ? texts.someQuestion(good.length, left) : texts.manyQuestion(good.length)
    if (!(await confirm({ title: texts.approveManyTitle, content, about }))) return
    try {
      const done = await run({ ids: good.map(({ id }) => id) })
      if (!done) return
      const rows = done.approveExcavatorRecords
      if (rows.every(({ ok }) => ok)) {
        toast.success(texts.manyDone)
        return onDecided()
      }
      setResults(outcomesOf(rows, good))
    } catch (error) {
      toast.failure(error)
    }
  }
  const closeResults = () => {
    setResults(null)
    onDecided()
  }
  return (
    <>
      <Button
        variant="solid"
        permission={AUDIT}
        disabledReason={reasonAgainstAll('approve', records)}
        loading={running}
        onClick={() => void approve()}
      >
        {texts.approveMany}
      </Button>
      <BatchResultDialog title={texts.results} rows={results} onClose={closeResults} />
    </>
  )
}
