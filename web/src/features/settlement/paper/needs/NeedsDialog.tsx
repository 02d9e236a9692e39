import { useApolloClient, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { refetchShowing } from '../../../../apollo/refetchShowing'
import { useCommand } from '../../../../apollo/useCommand'
import type { PaperKind } from '../../../../gql/types.generated'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { toast } from '../../../../ui/feedback/toastStore'
import { CancelButton } from '../../../../ui/form/CancelButton'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { NEEDABLE, OF_PAPERS, SETTINGS } from '../kinds'
import css from '../paper.module.css'
import { texts } from '../texts'
import { PaperNeedsDocument, SetPaperNeedsDocument } from './needs.generated'

/** 所需资料: kinds of papers that every settlement of the company needs, with their meanings. */
export function NeedsDialog({ onClose }: { onClose: () => void }) {
  const client = useApolloClient()
  const { data, error, refetch } = useQuery(PaperNeedsDocument, { fetchPolicy: 'network-only' })
  const { run, running } = useCommand(SetPaperNeedsDocument)
  const [chosen, setChosen] = useState<ReadonlySet<PaperKind> | null>(null)
  const stored = new Set(data?.paperNeeds)
  const wanted = chosen ?? stored
  const changed = data !== undefined && NEEDABLE.some((kind) => wanted.has(kind) !== stored.has(kind))

  const toggle = (kind: PaperKind) => {
    const next = new Set(wanted)
    if (!next.delete(kind)) next.add(kind)
    setChosen(next)
  }
  const save = async () => {
    try {
      if (!(await run({ kinds: NEEDABLE.filter((kind) => wanted.has(kind)) }))) return
      toast.success(texts.needsSaved)
      // The question shows failures.
      void refetchShowing(client, OF_PAPERS).catch(() => undefined)
      onClose()
    } catch (failure) {
      toast.failure(failure)
    }
  }
  const footer = (
    <>
      <CancelButton unsaved={changed} onClose={onClose} />
      <Button
        variant="solid"
        permission={SETTINGS}
        loading={running}
        disabledReason={changed ? null : texts.noChange}
        onClick={() => void save()}
      >
        {texts.save}
      </Button>
    </>
  )
  return (
    <Modal open size="md" title={texts.needs} footer={footer} unsaved={changed} onClose={onClose}>
      <p className={css.hint}>{texts.needsHint}</p>
      {error && !data && (
        <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {data && (
        <fieldset className={css.needsKinds}>
          <legend className="tf-visually-hidden">{texts.needs}</legend>
          {NEEDABLE.map((kind) => (
            <label key={kind} className={css.needsKind}>
              <input
                type="checkbox"
                checked={wanted.has(kind)}
                aria-describedby={`need-${kind}`}
                onChange={() => toggle(kind)}
              />
              <span>
                <b>{texts.kinds[kind]}</b>
                <small id={`need-${kind}`}>{texts.meanings[kind]}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {wanted.size === 0 && data && <p className={css.hint}>{texts.needsNone}</p>}
    </Modal>
  )
}
