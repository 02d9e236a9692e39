import { useCallback, useEffect, useState } from 'react'
import { RequestError } from '../../../../apollo/errors'
import { useCommand } from '../../../../apollo/useCommand'
import { BatchResultDialog } from '../../../../ui/feedback/BatchResultDialog'
import { toast } from '../../../../ui/feedback/toastStore'
import { formatCount } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { texts as ui } from '../../../../ui/texts'
import { Preview, type VerbOutcome } from '../../verbs'
import { texts } from './texts'
import type { CardDialogProps, CardVerb, VerbCard } from './verbs'
import { ActivateCardDocument, VoidCardDocument } from './verbs.generated'

/** Runs a verb on cards one after the other, as a dry run or for real: each has its own result. */
function useCards(verb: CardVerb) {
  const { run } = useCommand(verb === 'activate' ? ActivateCardDocument : VoidCardDocument)
  /** Number of finished cards; null before the start. */
  const [at, setAt] = useState<number | null>(null)
  const perform = useCallback(
    async (cards: readonly VerbCard[], dryRun: boolean, isWanted: () => boolean): Promise<VerbOutcome[]> => {
      const rows: VerbOutcome[] = []
      for (const { id, cardNo } of cards) {
        if (!isWanted()) break
        setAt(rows.length)
        const msg = await run({ cardNo, dryRun }).then(() => null, reasonOf)
        rows.push({ id, no: cardNo, ok: msg === null, msg })
      }
      setAt(null)
      return rows
    },
    [run],
  )
  return { perform, at }
}

/** Reason of a refusal; any other failure is thrown on. */
function reasonOf(error: unknown): string {
  if (error instanceof RequestError) return error.message
  throw error
}

const always = () => true

/** Activates or voids cards: previews the result, then shows it card by card. */
export default function CardDialog({ verb: name, rows: cards, onClose, onDone }: CardDialogProps) {
  // Name of the verb.
  const verb = name as CardVerb
  const { perform, at } = useCards(verb)
  const [seen, setSeen] = useState<VerbOutcome[] | null>(null)
  const [results, setResults] = useState<VerbOutcome[] | null>(null)
  useEffect(() => {
    let wanted = true
    perform(cards, true, () => wanted)
      .then((rows) => wanted && setSeen(rows))
      .catch((error: unknown) => toast.failure(error))
    return () => {
      wanted = false
    }
  }, [perform, cards])

  const apply = async (ids: ReadonlySet<string>) => {
    try {
      const done = await perform(
        cards.filter(({ id }) => ids.has(id)),
        false,
        always,
      )
      const good = done.filter((row) => row.ok).length
      if (good > 0) toast.success(texts.done(texts.verbs[verb], formatCount(good)))
      onDone()
      const refused = seen?.filter((row) => !row.ok && !ids.has(row.id)) ?? []
      if (good === done.length && refused.length === 0) return onClose()
      setResults([...done, ...refused])
    } catch (error) {
      toast.failure(error)
      onDone()
    }
  }
  const possible = new Set(seen?.filter((row) => row.ok).map(({ id }) => id))
  const progress = at !== null && (seen ? texts.doing : texts.trying)(formatCount(at), formatCount(cards.length))
  const footer = (
    <>
      <Button data-safe={verb === 'void' || undefined} onClick={onClose}>
        {ui.cancel}
      </Button>
      <Button
        variant="solid"
        colorPalette={verb === 'void' ? 'red' : 'brand'}
        loading={at !== null}
        disabledReason={possible.size > 0 ? null : texts.nothing}
        onClick={() => void apply(possible)}
      >
        {texts.apply(texts.verbs[verb], formatCount(possible.size))}
      </Button>
    </>
  )
  return (
    <>
      <Modal
        open={results === null}
        size="md"
        title={texts.titles[verb]}
        record={cards.length === 1 ? cards[0]?.cardNo : null}
        inTitle
        footer={footer}
        onClose={onClose}
      >
        <p>{texts.hints[verb]}</p>
        {progress && <p role="status">{progress}</p>}
        {seen && <Preview verb={texts.verbs[verb]} unit={texts.unit} rows={seen} />}
      </Modal>
      <BatchResultDialog
        title={texts.results}
        rows={results?.map(({ id, no, ok, msg }) => ({ key: id, label: no ?? id, ok, message: msg })) ?? null}
        retrying={at !== null}
        onRetry={(keys) => void apply(new Set(keys))}
        onClose={onClose}
      />
    </>
  )
}
