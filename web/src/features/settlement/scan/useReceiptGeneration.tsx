import { useCommand } from '../../../apollo/useCommand'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { formatCount, sumFigures } from '../../../ui/format/decimal'
import type { ScannedCard } from './columns'
import { GenerateReceiptsDocument } from './scan.generated'
import { texts } from './texts'

/** Makes receipts of the selected cards with a giver and without a receipt; the question names the others. */
export function useReceiptGeneration(selected: readonly ScannedCard[], onGenerated: (giveCardNos: string[]) => void) {
  const command = useCommand(GenerateReceiptsDocument)
  const handedIn = selected.filter((card) => card.giveCardNo)
  const withoutGiver = selected.filter((card) => !card.giveCardNo && !card.giveCardUserId)
  const ready = selected.filter((card) => !card.giveCardNo && card.giveCardUserId)

  const disabledReason = () => {
    if (!selected.length) return texts.selectFirst
    if (ready.length) return null
    return withoutGiver.length ? texts.noGiver : texts.allHandedIn
  }
  const question = () => {
    const notes = [
      ...(withoutGiver.length ? [texts.leftOut(formatCount(withoutGiver.length), texts.withoutGiver)] : []),
      ...(handedIn.length ? [texts.leftOut(formatCount(handedIn.length), texts.withReceipt)] : []),
    ]
    return (
      <>
        <p>{texts.generateConfirm(formatCount(ready.length))}</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </>
    )
  }
  const about = () => {
    const givers = [...new Set(ready.map((card) => card.giveCardUserId))].join('、')
    const sum = (of: (card: ScannedCard) => number) => formatCount(sumFigures('count', ready.map(of)))
    const [all, settleable] = [sum((card) => card.waybillsCount), sum((card) => card.settleAbleCount)]
    return all === settleable ? texts.generateAboutAll(givers, all) : texts.generateAbout(givers, all, settleable)
  }
  const generate = async () => {
    if (!(await confirm({ title: texts.generateReceipts, content: question(), about: about() }))) return
    try {
      const done = await command.run({ input: { settleCardNos: ready.map((card) => card.cardNo) } })
      if (!done) return
      toast.success(texts.generated)
      onGenerated(done.generateReceipts.map((receipt) => receipt.giveCardNo))
    } catch (error) {
      toast.failure(error)
    }
  }
  return { generate, running: command.running, disabledReason: disabledReason() }
}
