import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { useCommand } from '../../../../apollo/useCommand'
import { useDryRun } from '../../../../apollo/useDryRun'
import type { DialogProps } from '../../../../kit/verbs/verb'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { toast } from '../../../../ui/feedback/toastStore'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { texts as ui } from '../../../../ui/texts'
import { Choices } from '../preview/Choices'
import { Tried } from '../preview/Tried'
import { texts as previewTexts } from '../preview/texts'
import css from '../verbs.module.css'
import { candidatesFor, mergeChanges } from './merge'
import { MergeCandidatesDocument, MergeSettlementsDocument, MergeSubjectsDocument } from './merge.generated'
import { texts } from './texts'

/** Merges several settlements into one: shows the choice and the sums, then merges. */
export default function MergeDialog({
  rows: settlements,
  onClose,
  onDone,
}: DialogProps<{ id: string; settleNo: string }>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(settlements.map(({ id }) => id)))
  const subjects = useQuery(MergeSubjectsDocument, {
    variables: { settleNos: settlements.map(({ settleNo }) => settleNo) },
    fetchPolicy: 'no-cache',
  })
  const asked = subjects.data?.settlements.records
  const projectInfoId = asked?.[0]?.projectInfoId
  const others = useQuery(MergeCandidatesDocument, {
    variables: { projectInfoId: projectInfoId ?? '' },
    skip: !projectInfoId,
    fetchPolicy: 'no-cache',
  })
  const rows = asked && others.data ? candidatesFor(asked, others.data.settlements.records) : null
  const error = subjects.error ?? others.error
  const { run, running } = useCommand(MergeSettlementsDocument)
  const ids = [...chosen]
  const idle = rows && rows.length < 2 ? texts.none : ids.length < 2 ? texts.choose : null
  const { told, refusal } = useDryRun(MergeSettlementsDocument, idle ? null : { ids })
  const changes = told && mergeChanges(rows?.filter(({ id }) => chosen.has(id)) ?? [], told.settlement)

  const apply = async () => {
    try {
      const done = await run({ ids, dryRun: false })
      if (!done) return
      toast.success(texts.done(done.settlement.settleNo))
      onClose()
      onDone()
    } catch (failure) {
      toast.failure(failure)
    }
  }
  const footer = (
    <>
      <Button data-safe onClick={onClose}>
        {ui.cancel}
      </Button>
      <Button
        variant="solid"
        loading={running}
        disabledReason={told ? null : (idle ?? refusal?.message ?? previewTexts.waiting)}
        onClick={() => void apply()}
      >
        {texts.confirm}
      </Button>
    </>
  )
  return (
    <Modal open size="md" title={texts.title} footer={footer} onClose={onClose}>
      <p className={css.hint}>{texts.hint}</p>
      {error && (
        <ErrorPanel error={toRequestError(error)} onRetry={() => void subjects.refetch().catch(() => undefined)} />
      )}
      {rows && (
        <Choices
          legend={texts.choices}
          choices={rows.map((row) => ({ ...row, label: row.settleNo, note: row.agentName }))}
          chosen={chosen}
          onChoose={setChosen}
          unit={texts.unit}
        />
      )}
      <Tried
        changes={changes}
        refusal={refusal?.message ?? null}
        idle={idle}
        emptied={told ? texts.into(told.settlement.settleNo) : undefined}
      />
    </Modal>
  )
}
