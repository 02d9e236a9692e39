import { useEffect, useState } from 'react'
import { BatchResultDialog } from '../../../../ui/feedback/BatchResultDialog'
import { toast } from '../../../../ui/feedback/toastStore'
import { formatCount } from '../../../../ui/format/decimal'
import { Button } from '../../../../ui/layout/Button'
import { Modal } from '../../../../ui/overlay/Modal'
import { texts as ui } from '../../../../ui/texts'
import { type Fared, Preview } from '../../verbs'
import { texts } from './texts'
import { useCards } from './useCards'
import type { CardVerb, VerbCard } from './verbs'

interface Props {
  verb: CardVerb
  cards: readonly VerbCard[]
  onClose: () => void
  /** Some of them were changed. */
  onChanged: () => void
}

const always = () => true

/** Activates or voids cards: which it may, and then, card by card, what it did. */
export default function CardDialog({ verb, cards, onClose, onChanged }: Props) {
  const { perform, at } = useCards(verb)
  const [seen, setSeen] = useState<Fared[] | null>(null)
  const [results, setResults] = useState<Fared[] | null>(null)
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
      onChanged()
      const refused = seen?.filter((row) => !row.ok && !ids.has(row.id)) ?? []
      if (good === done.length && refused.length === 0) return onClose()
      setResults([...done, ...refused])
    } catch (error) {
      toast.failure(error)
      onChanged()
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
